// Builds the page of the audit once, as it is shipped, and serves it to all files of tests: boards answer faster so than
// from a development server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the audit's page. */
    bench: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), 'durbar-audit-'));
  const shared = { configFile: 'vite.config.ts', logLevel: 'error' } as const;
  const page = { rollupOptions: { input: 'tests/audit/index.html' }, outDir };
  await build({ ...shared, publicDir: false, build: page });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  project.provide('bench', `${server.resolvedUrls?.local[0]}tests/audit/index.html`);
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}

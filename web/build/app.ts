// Writes the service worker with the names of all files that were built, and a version that changes when any of them
// does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What nobody needs without a connection. */
const LEFT_OUT = /^(licences\/|sw\.js$|.*\.d\.ts$|.*\.br$)/;

/** What is large and rarely missed at once: it is fetched when the page has nothing else to do. */
const LATER = /^(wasm|sounds)\//;

function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return files.map((path) => relative(folder, path).replaceAll('\\', '/')).toSorted();
}

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'durbar-service-worker',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      const files = filesIn(folder).filter((path) => !LEFT_OUT.test(path));
      const hash = createHash('sha256');
      for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
      const kept = {
        version: hash.digest('hex').slice(0, 16),
        first: files.filter((path) => !LATER.test(path) && path !== 'index.html'),
        later: files.filter((path) => LATER.test(path)),
      };
      const code = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      writeFileSync(join(folder, 'sw.js'), code.replace('__KEPT__', JSON.stringify(kept)));
    },
  };
}

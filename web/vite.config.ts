import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './build/app.ts';
import { linksBehindHash } from './build/site.ts';

const server = process.env['DURBAR'] ?? 'http://127.0.0.1:4400';
/** A site plays without a server, from any folder of any host. */
const site = process.env['DURBAR_SITE'] === '1';
/** What `tools/wasm` made, without which nothing can be played on the device. */
const module = existsSync(fileURLToPath(new URL('./public/wasm/durbar_bg.wasm', import.meta.url)));

export default defineConfig({
  plugins: [...(site ? [linksBehindHash()] : []), svelte(), serviceWorker()],
  base: site ? './' : '/',
  define: {
    'import.meta.env.VITE_SITE': JSON.stringify(site ? '1' : ''),
    'import.meta.env.VITE_WASM': JSON.stringify(module ? '1' : ''),
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(site ? { outDir: '../target/site', emptyOutDir: true } : {}),
  },
  worker: { format: 'es' },
  // Words and rules are read from the repository itself, so that there is one text of each.
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    fs: { allow: ['..'] },
  },
  // Tests of reactive parts run Svelte as the browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});

// The client with the mock behind it: vite --config tests/mock/vite.config.ts --port PORT
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { WebSocketServer } from 'ws';
import type { Up } from '../../src/wire.ts';
import { connect, serve } from './mock.ts';

const mock: Plugin = {
  name: 'mock',
  configureServer(server) {
    server.middlewares.use('/api', (request, response) => void serve(request, response));
    const sockets = new WebSocketServer({ noServer: true });
    server.httpServer?.on('upgrade', (request, socket, head) => {
      const id = /^\/api\/tables\/([^/]+)\/socket/.exec(request.url ?? '')?.[1];
      if (!id) return;
      sockets.handleUpgrade(request, socket, head, (client) => {
        const seat = connect(id, (down) => client.send(JSON.stringify(down)));
        client.on('message', (data) => seat.hear(JSON.parse(String(data)) as Up));
        client.on('close', () => seat.leave());
      });
    });
  },
};

export default defineConfig({
  plugins: [svelte(), mock],
  cacheDir: 'node_modules/.vite-mock',
  server: { fs: { allow: ['..'] } },
});

// Whole games in a real browser against the real server: npm run browser. One after another, for they share
// the machine with the bots they play against.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/durbar.ts'],
    fileParallelism: false,
    // A busy machine may hold up a click for longer than a test waits: what counts is failing twice.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});

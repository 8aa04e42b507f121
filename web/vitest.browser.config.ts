// Whole games in a real browser against the real server: npm run browser. Three files at a time, for much of what they
// do is waiting: for bots, for pages, for frames.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/durbar.ts'],
    maxWorkers: 3,
    // A busy machine may hold up a click for longer than a test waits: what counts is failing three times. A test that
    // needed another try is named in the report.
    retry: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

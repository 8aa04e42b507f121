// Boards in every window, on stored positions and without a server: npm run audit.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/audit/**/*.test.ts'],
    maxWorkers: 2,
    // A busy machine may draw late: what counts is failing twice.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});

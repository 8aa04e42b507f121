// Boards in every window, on stored positions and without a server: npm run audit.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/audit/**/*.test.ts'],
    globalSetup: ['tests/audit/house.ts'],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});

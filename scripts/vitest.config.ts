import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    // With those of the server, which have equally many workers.
    sequence: { groupOrder: 1 },
    // Programs start slowly on a busy machine.
    testTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    // Builds of the site take both processors, so they run after everything else.
    sequence: { groupOrder: 2 },
    // Programs start slowly on a busy machine.
    testTimeout: 60_000,
  },
});

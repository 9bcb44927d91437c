import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./test/city/set-city.ts', './test/real-clock.ts'],
    globalSetup: ['../scripts/compile-messages.ts', './test/start-postgres.ts'],
    // Commands that tests run start in half the time.
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../node_modules/.cache/compiled') },
    pool: 'forks',
    // The files share what they import: reading it takes longer than most of them, and it keeps nothing of a site.
    isolate: false,
    maxWorkers: 2,
    // Projects of one group have to have equally many workers, on whatever machine.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // Jobs wait for a free processor on a busy machine. Tests of how soon something is seen name their own limit.
    expect: { poll: { timeout: 20_000 } },
  },
});

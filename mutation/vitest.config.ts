import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/** The tests of rules that need neither a database nor a browser. */
export default defineConfig({
  test: {
    root,
    isolate: false,
    setupFiles: [`${root}/server/test/city/set-city.ts`],
    testTimeout: 60_000,
    // Mutants are slow enough; how long a search through a message takes says nothing here.
    testNamePattern: /^(?!.*scanned quickly)/,
    include: [
      'contract/src/**/*.test.ts',
      'server/src/features/**/*.{policy,presenter}.test.ts',
      'server/src/features/search/{filters,listing-filter,meets-filter}.test.ts',
    ],
  },
  resolve: {
    alias: [{ find: /^@thikana\/contract\/(.+)$/, replacement: `${root}/contract/src/$1.ts` }],
  },
});

import { defineConfig } from 'vitest/config';

/** Screen tests: in a document of their own, with fake timers. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['{app,framework}/**/*.test.tsx'],
    environment: 'happy-dom',
    // screen-setup.ts cleans up after each test, so that the files can share their imports.
    isolate: false,
    setupFiles: ['../server/test/city/set-city.ts', './test/screen-setup.ts'],
  },
});

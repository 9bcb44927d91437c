import { defineConfig } from 'vitest/config';

/** Tests that look at what is on the screen: in a document of their own, on a clock that only they move. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['{app,framework}/**/*.test.tsx'],
    environment: 'happy-dom',
    // What a test leaves behind is taken away after it (screen-setup), so that the files can share what they import.
    isolate: false,
    setupFiles: ['./test/screen-setup.ts'],
  },
});

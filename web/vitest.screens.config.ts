import { defineConfig } from 'vitest/config';

/** Tests that look at what is on the screen: in a document of their own, on a clock that only they move. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['app/**/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['./test/screen-setup.ts'],
  },
});

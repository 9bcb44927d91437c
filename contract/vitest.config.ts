import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../scripts/compile-messages.ts'],
    isolate: false,
    setupFiles: ['../server/test/city/set-city.ts'],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../scripts/compile-messages.ts'],
    isolate: false,
    // Random inputs take long on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['../server/test/city/set-city.ts'],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['{app,framework,service-worker,vite}/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../server/test/city/set-city.ts'],
  },
});

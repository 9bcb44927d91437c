import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'contract',
      'server',
      'web',
      'web/vitest.screens.config.ts',
      'web/vitest.pseudo.config.ts',
      'scripts',
    ],
  },
});

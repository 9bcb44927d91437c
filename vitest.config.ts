import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'scripts/temporary-files.ts',
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

import { defineConfig } from 'vitest/config';
import { pseudoMessages } from './test/pseudo/pseudo-messages.ts';

/** Renders all screens in a pseudo-language. */
export default defineConfig({
  plugins: [pseudoMessages()],
  test: {
    name: 'pseudo-language',
    include: ['test/pseudo/*.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['../server/test/city/set-city.ts'],
  },
});

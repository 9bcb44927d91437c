import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['baseLocale'],
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  // Found before the first page is opened, which otherwise reloads for each one it meets.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
});

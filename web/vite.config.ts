import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bareIcons } from './framework/bare-icons.ts';
import { checkInsides } from './framework/check-insides.ts';
import { oneLanguage } from './framework/one-language.ts';
import { leanEndpoints } from './vite/lean-endpoints.ts';
import { oneFileAtATime } from './vite/one-file-at-a-time.ts';

/** The frame of the site, and the cards and filters that most first visits begin with. */
const everyPublicPage =
  /\/web\/app\/(root\.tsx|lib\/(documents\/(site|when-touched)|device\/theme)|components\/layout\/(?!account|link-failed)|routes\/public\/(layout|list-route)|features\/search\/(search-|results|filter-summary|filters\/(purpose|property-type|location|price-options|orders|some-of)\.)|features\/listings\/(listing-card|listing-actions|listing-grid)|components\/ui\/(pagination|picture|toast|button|icon-button))/;

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['baseLocale'],
      emitTsDeclarations: true,
      fs: oneFileAtATime,
    }),
    checkInsides(),
    leanEndpoints(),
    oneLanguage(),
    bareIcons(),
    tailwindcss(),
    reactRouter(),
  ],
  // The server's pages in a few files with only what they use of each package: hundreds fewer modules to start with. React
  // and the router stay outside: a bundle reaches them through getters, and renders a tenth slower. In development only
  // what is drawn with our own function on both sides is taken in.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] }
      : { noExternal: ['lucide-react'] },
  // Found before the first page is opened, which otherwise reloads for each one it meets.
  // The icons a browser gets then have to be the server's.
  optimizeDeps: { entries: ['app/**/*.tsx'], rolldownOptions: { plugins: [bareIcons()] } },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    // A file with one letter beyond Latin 1 takes two bytes for each of its letters in memory.
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          // What every page needs comes in two files: they compress better than the thirty they would be otherwise.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
                  priority: 3,
                },
                { name: 'shell', test: everyPublicPage, priority: 2 },
                // Small, and mostly wanted together.
                {
                  name: 'messages',
                  test: /\/components\/ui\/(notice|error-state|empty-state|form-error|avatar|card)\.|\/contract\/src\/phone-text/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareIcons } from './framework/bare-icons.ts';
import { checkInternals } from './framework/check-internals.ts';
import { lightRouter } from './framework/light-router.ts';
import { contractAsLiterals } from './vite/contract-as-literals.ts';
import { messages } from './vite/messages.ts';
import { noServerCode } from './vite/no-server-code.ts';

/** scripts/build-web.ts builds into a folder that is not in use yet. */
const folder = process.env.WEB_BUILD_DIR ?? 'build';

/** The code of the layout, and of the cards that most first visits show. */
const everyPublicPage =
  /\/web\/app\/(root\.tsx|document\.tsx|site-routes|routes\.ts|lib\/(pages|documents\/(site|load-on-touch|page-meta)|device\/(theme|own-language)|offline\/loaded-files)|components\/layout\/(?!account|bottom-bar|language-offer|dashboard-links|panel-choices|link-error|list-addresses|load-error|saved-count|site-contact|social-links|text-page|user-page-link)|routes\/public\/layout|features\/search\/(search-filter|words-field|filters\/(purpose|property-type|location|price-options|some-of)\.)|features\/listings\/(listing-card|listing-actions|listing-grid)|components\/ui\/(picture|toast|button|icon-button|scroll-to-top|visually-hidden))|\/contract\/src\/(listings|search\/search)\.ts\?literals|\/icons\/chevron-(down|left|right)\./;

/** Files that every page has loaded before it loads another part. */
const onEveryPage = /\/(framework|shell|rolldown-runtime|entry\.client)-[^/]+$/;

export default defineConfig(({ command }) => ({
  plugins: [
    messages(),
    checkInternals(),
    contractAsLiterals(),
    { ...bareIcons(), applyToEnvironment: ({ name }) => name !== 'worker' },
    { ...lightRouter(), apply: 'build', applyToEnvironment: ({ name }) => name === 'client' },
    tailwindcss(),
    react(),
    noServerCode(),
  ],
  // Bundles the server's pages into a few files with only the used parts of each package, so that hundreds fewer
  // modules load at the start. React and the router stay external, because a bundle reaches them through getters and
  // renders a tenth slower. Development bundles only lucide-react, so that server and browser draw icons with the same
  // function.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] }
      : { noExternal: ['lucide-react'] },
  // Scans all dependencies before the first page opens; otherwise the dev server reloads for each one it discovers. The
  // browser's icons must equal the server's.
  optimizeDeps: { entries: ['app/**/*.tsx'], rolldownOptions: { plugins: [bareIcons()] } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Reads only the used ones of 1,700 icons.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  // Builds both environments, the browser's first.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        manifest: true,
        modulePreload: {
          resolveDependencies: (_file, needed) => needed.filter((file) => !onEveryPage.test(file)),
        },
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          // The code of every page is in two files, and that of lists in a third: they compress better than thirty small ones.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router(?!.*\/router\/(router|instrumentation|matcher)\.js$)|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
                  priority: 3,
                },
                { name: 'shell', test: everyPublicPage, priority: 2 },
                // Small, and usually needed together.
                {
                  name: 'messages',
                  test: /\/components\/ui\/(notice|error-state|form-error|avatar|card)\.|\/contract\/src\/(phone-text|yes-no-fields|roles|preview|search\/surroundings)\.|\/lib\/(format\/yes-no-fields|addresses\/area-path|device\/saved-list)/,
                  priority: 1,
                },
                // Every page with a date needs both.
                {
                  name: 'dates',
                  test: /\/web\/app\/lib\/format\/dates\.|\/contract\/src\/date-format/,
                  priority: 1,
                },
                // Every list of listings needs them.
                {
                  name: 'lists',
                  test: /\/routes\/public\/parts\/list-route\.|\/features\/search\/(results|filter-summary|filters\/orders\.)|\/components\/ui\/pagination/,
                  priority: 1,
                },
                // Every form needs them; the marks of languages are too small for a file of their own.
                {
                  name: 'inputs',
                  test: /\/components\/(ui\/(inputs|checkbox-field)|texts\/(marked-text|message-around))\./,
                  priority: 1,
                },
                // What opens above a page, without what only one kind of it needs.
                {
                  name: 'overlays',
                  test: /\/@base-ui\/(utils|react\/(dialog|floating-ui-react|internals|merge-props|utils))\/|\/@floating-ui\//,
                  priority: 0,
                },
                // What a narrowed list says of its filters, without their controls.
                {
                  name: 'chips',
                  test: /\/features\/search\/(filter-(chips|table)|search-in-words)\./,
                  priority: 1,
                },
                // The sheet and the dialogs of all filters, with what only they need.
                {
                  name: 'filters',
                  test: /\/features\/search\/(filter-(panel|sheet)|counted-filters)\./,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
    // The service worker is one file with a fixed name beside the assets.
    worker: {
      consumer: 'client',
      build: {
        outDir: `${folder}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'service-worker/main.ts',
          output: { entryFileNames: 'sw.js', format: 'iife' },
        },
      },
    },
    // A file with a single character beyond Latin-1 takes two bytes a character in memory.
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: `${folder}/server`,
        rolldownOptions: {
          input: 'app/entry.server.tsx',
          output: { entryFileNames: 'index.js', charset: 'ascii', comments: false },
        },
      },
    },
  },
}));

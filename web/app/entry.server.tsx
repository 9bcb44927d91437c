import type { Call } from '@thikana/contract/client';
import { currentLanguage, siteLanguages } from '@thikana/contract/language';
import { languagePrefix, splitLanguage } from '@thikana/contract/language-paths';
import { createStaticHandler } from 'react-router';
import { renderWhole } from '../framework/render-whole.ts';
import { htmlDocument, type RenderedDocument } from './lib/documents/html-document.server.ts';
import { offlineDocument } from './lib/documents/offline-document.server.ts';
import { type Manifest, pageScripts } from './lib/documents/page-scripts.server.ts';
import type { PageModule } from './lib/pages/page-module.ts';
import { pageRoute } from './lib/pages/page-routes.tsx';
import { renderPage } from './lib/pages/render-page.server.tsx';
import { siteRoutes } from './site-routes.tsx';

export { setCity } from '@thikana/contract/city';
export { setLanguageSource } from '@thikana/contract/language';

const pages = import.meta.glob<PageModule>(
  ['./routes/{public,account,dashboard,admin}/*.tsx', './routes/admin/places/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const routes = siteRoutes((file) => pageRoute(pages[`./${file}`] as PageModule));
/** The addresses of each language have a prefix of their own. */
const handlers = new Map(
  siteLanguages.map((language) => [
    language,
    createStaticHandler(routes, { basename: languagePrefix(language) || '/' }),
  ]),
);

export { renderWhole };

/** Makes documents. The manifest is that of the browser's build; during development there is none. */
export function createRenderer(manifest: Manifest | undefined, renderTree = renderWhole) {
  const scriptsOf = pageScripts(manifest);
  return async (url: URL, api: { call: Call }): Promise<RenderedDocument> => {
    if (splitLanguage(url.pathname).path === '/offline') return htmlDocument(200, [offlineDocument()]);
    const handler = handlers.get(currentLanguage());
    if (!handler) throw new Error(`There are no pages in ${currentLanguage()}.`);
    return renderPage(url, api, { handler, scriptsOf, renderTree });
  };
}

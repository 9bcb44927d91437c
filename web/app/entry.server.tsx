import type { Call } from '@thikana/contract/client';
import { currentLanguage, siteLanguages } from '@thikana/contract/language';
import { languagePrefix, splitLanguage } from '@thikana/contract/language-paths';
import { createStaticHandler } from 'react-router';
import { renderWhole } from '../framework/render-whole.ts';
import { htmlDocument, type RenderedDocument } from './lib/documents/html-document.server.ts';
import { offlineDocument } from './lib/documents/offline-document.server.ts';
import { type Manifest, pageScripts } from './lib/documents/page-scripts.server.ts';
import { firstSegment, firstSegments, routesFrom } from './lib/pages/first-segment.server.ts';
import type { PageModule } from './lib/pages/page-module.ts';
import { pageRoute } from './lib/pages/page-routes.tsx';
import { renderPage } from './lib/pages/render-page.server.tsx';
import type { SiteRoute } from './lib/pages/site-map.ts';
import siteMap from './routes.ts';
import { siteRoutes } from './site-routes.tsx';

export { setCity } from '@thikana/contract/city';
export { setLanguageSource } from '@thikana/contract/language';

const pages = import.meta.glob<PageModule>(
  ['./routes/{public,account,dashboard,admin}/*.tsx', './routes/admin/places/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);
const pageOf = (file: string) => pageRoute(pages[`./${file}`] as PageModule);
const wholeSite = handlersOf(siteMap);
/** The router tries one route after the other, so each first segment has handlers of its own, with few routes. */
const parts = new Map<string | undefined, ReturnType<typeof handlersOf>>(
  [...firstSegments(siteMap)].map((segment) => [segment, handlersOf(routesFrom(siteMap, segment))]),
);

/** By language, whose addresses have a prefix of their own. */
function handlersOf(part: readonly SiteRoute[]) {
  const routes = siteRoutes(pageOf, part);
  return new Map(
    siteLanguages.map((language) => [
      language,
      createStaticHandler(routes, { basename: languagePrefix(language) || '/' }),
    ]),
  );
}

export { renderWhole };

/** Makes documents. The manifest is that of the browser's build; during development there is none. */
export function createRenderer(manifest: Manifest | undefined, renderTree = renderWhole) {
  const scriptsOf = pageScripts(manifest);
  return async (url: URL, api: { call: Call }): Promise<RenderedDocument> => {
    const { path } = splitLanguage(url.pathname);
    if (path === '/offline') return htmlDocument(200, [offlineDocument()]);
    const handler = (parts.get(firstSegment(path)) ?? wholeSite).get(currentLanguage());
    if (!handler) throw new Error(`There are no pages in ${currentLanguage()}.`);
    return renderPage(url, api, { handler, scriptsOf, renderTree });
  };
}

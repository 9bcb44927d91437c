import { createServer as createHttpServer } from 'node:http';
import { currentCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import { createServer as createVite } from 'vite';
import type { WebApp, WebEntry } from './web-app.ts';

/** The web app from its sources, with hot reload. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  // This server never listens. The site forwards upgrade requests to it, so that updates come from the site's own
  // origin.
  const upgrades = createHttpServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  });
  return {
    clientDir: undefined,
    development: { middleware: vite.middlewares, upgrades },
    async render(url, api) {
      const entry = (await vite.ssrLoadModule('/app/entry.server.tsx')) as unknown as WebEntry;
      entry.setCity(currentCity());
      entry.setLanguageSource(currentLanguage);
      const document = await entry.createRenderer(undefined)(url, api);
      const html = await vite.transformIndexHtml(url.pathname, Buffer.from(document.body).toString());
      return { ...document, body: Buffer.from(html) };
    },
  };
}

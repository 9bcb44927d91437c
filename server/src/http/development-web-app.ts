import { createServer as createHttpServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { changingWebApp, type WebApp } from './web-app.ts';

/** The web app straight from its sources, renewed in the browser as they change. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  // Never listens: it only hears the upgrades that the site passes on, so that updates come from the site's own origin.
  const upgrades = createHttpServer();
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server: upgrades } } });
  const loadBuild = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
  return {
    ...changingWebApp(loadBuild),
    development: { middleware: vite.middlewares, upgrades },
  };
}

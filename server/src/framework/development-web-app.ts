import { createServer as createHttpServer } from 'node:http';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { type WebApp, webApp } from './web-app.ts';

/** The web app from its sources, with hot reload. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  // This server never listens. The site forwards upgrade requests to it, so that updates come from the site's own
  // origin.
  const upgrades = createHttpServer();
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server: upgrades } } });
  const load = <T>(module: string) => vite.ssrLoadModule(module) as Promise<unknown> as Promise<T>;
  const loadBuild = () => load<ServerBuild>('virtual:react-router/server-build');
  // The router instance must be the one that the sources import, so Vite loads it.
  const router = await load<{ createRequestHandler: typeof createRequestHandler }>('react-router');
  const handle = router.createRequestHandler(loadBuild, 'development');
  return { ...webApp(handle, loadBuild, undefined), development: { middleware: vite.middlewares, upgrades } };
}

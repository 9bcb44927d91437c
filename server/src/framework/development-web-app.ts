import { createServer as createHttpServer } from 'node:http';
import type { createRequestHandler, ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { type WebApp, webApp } from './web-app.ts';

/** The web app straight from its sources, renewed in the browser as they change. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  // Never listens: it only hears the upgrades that the site passes on, so that updates come from the site's own origin.
  const upgrades = createHttpServer();
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server: upgrades } } });
  const load = <T>(module: string) => vite.ssrLoadModule(module) as Promise<unknown> as Promise<T>;
  const loadBuild = () => load<ServerBuild>('virtual:react-router/server-build');
  // The router that handles has to be the very one that the sources import, which Vite loads for them.
  const router = await load<{ createRequestHandler: typeof createRequestHandler }>('react-router');
  const handle = router.createRequestHandler(loadBuild, 'development');
  return { ...webApp(handle, loadBuild, undefined), development: { middleware: vite.middlewares, upgrades } };
}

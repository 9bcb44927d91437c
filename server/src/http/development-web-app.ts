import type { createRequestHandler, ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { type WebApp, webApp } from './web-app.ts';

/** The web app straight from its sources, renewed in the browser as they change. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  const vite = await createServer({ root, server: { middlewareMode: true } });
  const load = <T>(module: string) => vite.ssrLoadModule(module) as Promise<unknown> as Promise<T>;
  const loadBuild = () => load<ServerBuild>('virtual:react-router/server-build');
  // The router that handles has to be the very one that the sources import, which Vite loads for them.
  const router = await load<{ createRequestHandler: typeof createRequestHandler }>('react-router');
  const handle = router.createRequestHandler(loadBuild, 'development');
  return { ...webApp(handle, loadBuild, undefined), middleware: vite.middlewares };
}

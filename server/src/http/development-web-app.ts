import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { type WebApp, webApp } from './web-app.ts';

/** The web app straight from its sources, renewed in the browser as they change. */
export async function startDevelopmentWebApp(root: string): Promise<WebApp> {
  const vite = await createServer({ root, server: { middlewareMode: true } });
  const loadBuild = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
  return { ...webApp(loadBuild, undefined, 'development'), middleware: vite.middlewares };
}

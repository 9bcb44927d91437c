import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { DocumentApi } from './document-api.ts';

/** The site's pages, as the server sees them. */
export interface WebApp {
  render(request: Request, api: DocumentApi): Promise<Response>;
  /** The folder of the files that browsers load; undefined where someone else serves them. */
  clientDir: string | undefined;
  /** In development, what answers before the site does, and who hears of the connections that carry hot updates. */
  development?: {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    upgrades: EventEmitter;
  };
}

/** What the web app's entry offers besides pages: also the router that it was built with, since only that one knows its errors. */
interface WebEntry {
  createContext(api: Pick<DocumentApi, 'call'>): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** Loads the built web app. */
export async function loadBuiltWebApp(buildDir: string): Promise<WebApp> {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as ServerBuild;
  return webApp(() => Promise.resolve(build), 'production', path.join(buildDir, 'client'));
}

/** A web app from wherever its build comes; in development that is new after every change. */
export function webApp(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  clientDir: string | undefined,
): WebApp {
  let handle: RequestHandler | undefined;
  return {
    clientDir,
    async render(request, api) {
      const { entry } = await loadBuild();
      const { createContext, createRequestHandler } = entry.module as unknown as WebEntry;
      handle ??= createRequestHandler(loadBuild, mode);
      return handle(request, createContext(api));
    },
  };
}

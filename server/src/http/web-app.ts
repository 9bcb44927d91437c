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

/** What the web app's entry offers besides pages: also the router that its pages use, since only that one knows its errors. */
interface WebEntry {
  createContext(api: Pick<DocumentApi, 'call'>): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
}

/** Loads the built web app. */
export async function loadBuiltWebApp(buildDir: string): Promise<WebApp> {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as ServerBuild;
  const { createContext, createRequestHandler } = entryOf(build);
  const handle = createRequestHandler(build, 'production');
  return {
    clientDir: path.join(buildDir, 'client'),
    render: (request, api) => handle(request, createContext(api)),
  };
}

/** A web app whose build is new after every change. */
export function changingWebApp(loadBuild: () => Promise<ServerBuild>): Omit<WebApp, 'development'> {
  let handle: RequestHandler | undefined;
  return {
    clientDir: undefined,
    async render(request, api) {
      const { createContext, createRequestHandler } = entryOf(await loadBuild());
      handle ??= createRequestHandler(loadBuild, 'development');
      return handle(request, createContext(api));
    },
  };
}

function entryOf({ entry }: ServerBuild): WebEntry {
  return entry.module as unknown as WebEntry;
}

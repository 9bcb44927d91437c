import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { DocumentApi } from '../http/document-api.ts';

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

/** Relies on react-router's build to keep what entry.server.tsx exports besides its default (check-insides.ts). */
interface WebEntry {
  createContext(api: Pick<DocumentApi, 'call'>): RouterContextProvider;
}

/** Loads the built web app. */
export async function loadBuiltWebApp(buildDir: string): Promise<WebApp> {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return webApp(handle, () => Promise.resolve(build), path.join(buildDir, 'client'));
}

/** A web app from wherever its build comes; in development that is new after every change. */
export function webApp(
  handle: RequestHandler,
  loadBuild: () => Promise<ServerBuild>,
  clientDir: string | undefined,
): WebApp {
  return {
    clientDir,
    async render(request, api) {
      const { entry } = await loadBuild();
      const { createContext } = entry.module as unknown as WebEntry;
      return handle(request, createContext(api));
    },
  };
}

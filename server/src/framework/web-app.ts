import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type City, currentCity } from '@thikana/contract/city';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { DocumentApi } from '../http/document-api.ts';

/** The site's pages, as the server uses them. */
export interface WebApp {
  render(request: Request, api: DocumentApi): Promise<Response>;
  /** The folder with the browser's files; undefined if Vite serves them. */
  clientDir: string | undefined;
  /** During development: the middleware that answers before the site, and the handler of hot reload connections. */
  development?: {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    upgrades: EventEmitter;
  };
}

/** Relies on react-router's build keeping the named exports of entry.server.tsx (check-internals.ts). */
interface WebEntry {
  createContext(api: Pick<DocumentApi, 'call'>): RouterContextProvider;
  /** The build has its own copy of the contract, and so of the current city. */
  setCity(city: City): void;
}

/** Loads the built web app. */
export async function loadBuiltWebApp(buildDir: string): Promise<WebApp> {
  const build = (await import(pathToFileURL(path.join(buildDir, 'server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return webApp(handle, () => Promise.resolve(build), path.join(buildDir, 'client'));
}

/** The web app from a build; during development the build changes with every edit. */
export function webApp(
  handle: RequestHandler,
  loadBuild: () => Promise<ServerBuild>,
  clientDir: string | undefined,
): WebApp {
  return {
    clientDir,
    async render(request, api) {
      const { entry } = await loadBuild();
      const { createContext, setCity } = entry.module as unknown as WebEntry;
      setCity(currentCity());
      return handle(request, createContext(api));
    },
  };
}

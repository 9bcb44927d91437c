import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type City, currentCity } from '@thikana/contract/city';
import { currentLanguage, type SiteLanguage } from '@thikana/contract/language';
import type { DocumentApi } from './document-api.ts';

/** A rendered document. */
export interface RenderedDocument {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The site's pages, as the server uses them. */
export interface WebApp {
  render(url: URL, api: Pick<DocumentApi, 'call'>): Promise<RenderedDocument>;
  /** The folder with the browser's files; undefined if Vite serves them. */
  clientDir: string | undefined;
  /** During development: the middleware that answers before the site, and the handler of hot reload connections. */
  development?: {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    upgrades: EventEmitter;
  };
}

/** What `web/app/entry.server.tsx` exports. */
export interface WebEntry {
  createRenderer(manifest: object | undefined): WebApp['render'];
  /** The build has its own copy of the contract, and so of the current city and language. */
  setCity(city: City): void;
  setLanguageSource(current: () => SiteLanguage): void;
}

/** Loads the built web app. */
export async function loadBuiltWebApp(buildDir: string): Promise<WebApp> {
  const file = pathToFileURL(path.join(buildDir, 'server/index.js'));
  const entry = (await import(file.href)) as WebEntry;
  entry.setLanguageSource(currentLanguage);
  const manifest = JSON.parse(readFileSync(path.join(buildDir, 'manifest.json'), 'utf8')) as object;
  const render = entry.createRenderer(manifest);
  return {
    clientDir: path.join(buildDir, 'client'),
    render(url, api) {
      entry.setCity(currentCity());
      return render(url, api);
    },
  };
}

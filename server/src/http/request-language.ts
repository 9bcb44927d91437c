import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  baseLanguage,
  offeredLanguages,
  type SiteLanguage,
  setLanguageSource,
} from '@thikana/contract/language';
import { splitLanguage } from '@thikana/contract/language-paths';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<SiteLanguage>();
setLanguageSource(() => current.getStore() ?? baseLanguage);

const inAddress = new WeakMap<IncomingMessage, SiteLanguage>();
/** Addresses that are the same in every language. */
const withoutLanguage = /^\/(api|assets|pictures)\//;

/** Removes the language from the address before it is routed: `/bn/rentals` is handled like `/rentals`. */
export function withoutLanguagePrefix(request: IncomingMessage): string {
  const { url = '/' } = request;
  const { language, path } = splitLanguage(url);
  if (!offeredLanguages().includes(language) || withoutLanguage.test(path)) return url;
  inAddress.set(request, language);
  return path;
}

/** Handles each request in the language of its address. */
export function chooseLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => current.run(inAddress.get(raw) ?? baseLanguage, done));
}

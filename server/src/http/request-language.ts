import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import {
  baseLanguage,
  isSiteLanguage,
  offeredLanguages,
  type SiteLanguage,
  setLanguageSource,
} from '@thikana/contract/language';
import { splitLanguage } from '@thikana/contract/language-paths';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<SiteLanguage>();
setLanguageSource(() => current.getStore() ?? baseLanguage);

/** Runs work whose texts are in a language. */
export const inLanguage = <T>(language: SiteLanguage, work: () => T): T => current.run(language, work);

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

/** Handles each request in the language of its address, and calls of the API in the one they accept. */
export function chooseLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const accepted = raw.url?.startsWith('/api/')
      ? acceptedLanguage(headers['accept-language'])
      : baseLanguage;
    inLanguage(inAddress.get(raw) ?? accepted, done);
  });
}

/** The first of these languages that the site offers; clients list the one that they prefer first. */
function acceptedLanguage(header = ''): SiteLanguage {
  const offered = offeredLanguages();
  const asked = header.split(',').map((each) => each.trim().split(/[-;]/)[0]);
  return asked.filter(isSiteLanguage).find((language) => offered.includes(language)) ?? baseLanguage;
}

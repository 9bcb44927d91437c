import type { IncomingMessage } from 'node:http';
import { baseLanguage, offeredLanguages, type SiteLanguage } from '@thikana/contract/language';
import { splitLanguage } from '@thikana/contract/language-paths';
import type { FastifyInstance } from 'fastify';
import { acceptedLanguage } from '../lib/accepted-language.ts';
import { inLanguage } from '../lib/current-language.ts';

const inAddress = new WeakMap<IncomingMessage, SiteLanguage>();
/** Addresses that are the same in every language. */
const withoutLanguage = /^\/(api|assets|pictures)\//;
const ofApi = /^\/api\//;

/** Removes the language from the address before it is routed: `/bn/rentals` is handled like `/rentals`. */
export function withoutLanguagePrefix(request: IncomingMessage): string {
  const { url = '/' } = request;
  const { language, path } = splitLanguage(url);
  if (!offeredLanguages().includes(language) || withoutLanguage.test(path)) return url;
  inAddress.set(request, language);
  return path;
}

/** Handles each request in the language of its address, and calls of the API in the language that they accept. */
export function chooseLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, url }, reply, done) => {
    if (!ofApi.test(url)) return inLanguage(inAddress.get(raw) ?? baseLanguage, done);
    reply.header('vary', 'accept-language');
    inLanguage(acceptedLanguage(raw.headers['accept-language']), done);
  });
}

import type { IncomingMessage } from 'node:http';
import { baseLanguage, offeredLanguages, type SiteLanguage } from '@thikana/contract/language';
import { splitLanguage } from '@thikana/contract/language-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../lib/accepted-language.ts';
import { inLanguage } from '../lib/current-language.ts';

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

export const isApiAddress = (url: string): boolean => /^\/api\//.test(url);

/** Handles each request in the language of its address, and calls of the API in the language that they accept. */
export function chooseLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => inRequestLanguage(request, reply, done));
}

export function inRequestLanguage({ raw, url }: FastifyRequest, reply: FastifyReply, work: () => void): void {
  const isApi = isApiAddress(url);
  if (isApi) reply.header('vary', 'accept-language');
  const language = isApi ? acceptedLanguage(raw.headers['accept-language']) : inAddress.get(raw);
  inLanguage(language ?? baseLanguage, work);
}

import { pathIn, splitLanguage } from '@thikana/contract/language-paths';
import { NetworkFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { findForm } from './forms.ts';
import { copyToKeep, keptAt } from './kept-answer.ts';
import { isLight } from './light-data.ts';
import { patienceSeconds } from './patience.ts';
import { shortlistCache } from './shortlisted.ts';
import { noteKeptDocument } from './tell-pages.ts';
import { withoutFonts } from './without-fonts.ts';

const offlineCache = 'offline';
const offlinePath = '/offline';
/** The offline page in the language of an address. */
const offlinePage = (address: string) =>
  pathIn(offlinePath, splitLanguage(new URL(address).pathname).language);

/** The offline page of this build, in English and in the languages that were opened before. */
export async function renewOfflinePages(): Promise<void> {
  const cache = await caches.open(offlineCache);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...new Set([offlinePath, ...kept])]);
}

/** Keeps the offline page in the language of a page that was opened. */
export async function keepOfflinePage(address: string): Promise<void> {
  const page = offlinePage(address);
  const cache = await caches.open(offlineCache);
  if (!(await cache.match(page))) await cache.add(page);
}

/** Documents are the same for all visitors: what belongs to a person is loaded by the page itself. */
const documents = new NetworkFirst({
  cacheName: 'documents',
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    expiring(40),
    {
      cacheWillUpdate: async ({ response }) =>
        response.headers.get('cache-control')?.includes('no-store')
          ? null
          : (copyToKeep(response, new Date()) ?? null),
    },
  ],
});

/** Keeps the document of a page that was opened before there was a service worker. */
export async function keepOpened(address: string, event: ExtendableEvent): Promise<void> {
  await documents.handle({ request: new Request(address), event });
}

/** A document from the network, or after some seconds the kept one; without either, our offline page. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fromNetwork = documents.handle({ request, event }).catch(() => undefined);
  const response =
    (await Promise.race([fromNetwork, afterPatience().then(() => keptPage(request.url))])) ??
    (await fromNetwork) ??
    (await keptPage(request.url)) ??
    (await caches.match(offlinePage(request.url), { cacheName: offlineCache })) ??
    (await caches.match(offlinePath, { cacheName: offlineCache }));
  if (!response) return Response.error();
  const at = keptAt(response);
  if (at) noteKeptDocument(event.resultingClientId, at);
  return (await isLight()) ? withoutFonts(response) : response;
}

/** What is kept although it was not opened. */
async function keptPage(address: string): Promise<Response | undefined> {
  return (
    (await caches.match(address, { cacheName: shortlistCache, ignoreSearch: true })) ?? findForm(address)
  );
}

/** A connection that does not answer is no better than none. A document that was opened is preferred, a moment before. */
function afterPatience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, (patienceSeconds + 1) * 1_000));
}

import { NetworkFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { copyToKeep, keptAt } from './kept-answer.ts';
import { isLight } from './light-data.ts';
import { patienceSeconds } from './patience.ts';
import { shortlistCache } from './shortlisted.ts';
import { noteKeptDocument } from './tell-pages.ts';
import { withoutFonts } from './without-fonts.ts';

const offlineCache = 'offline';
const offlinePage = '/offline';

export async function keepOfflinePage(): Promise<void> {
  await (await caches.open(offlineCache)).add(offlinePage);
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

/** A document from the network, or after three seconds the kept one; without either, our offline page. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response =
    (await documents.handle({ request, event }).catch(() => undefined)) ??
    (await caches.match(request.url, { cacheName: shortlistCache, ignoreSearch: true })) ??
    (await caches.match(offlinePage, { cacheName: offlineCache }));
  if (!response) return Response.error();
  const at = keptAt(response);
  if (at) noteKeptDocument(event.resultingClientId, at);
  return (await isLight()) ? withoutFonts(response) : response;
}

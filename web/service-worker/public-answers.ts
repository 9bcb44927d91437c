import { ownAnswersCache } from '@thikana/contract/service-worker-messages';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { copyToKeep, keptAt } from './kept-answer.ts';
import { patienceSeconds } from './patience.ts';
import { shortlistCache } from './shortlisted.ts';
import { tellFresh, tellKept } from './tell-pages.ts';

const strategyOf = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      expiring(100),
      {
        // Without the token in the request's headers.
        cacheKeyWillBeUsed: async ({ request }) => request.url,
        cacheWillUpdate: async ({ response }) => copyToKeep(response, new Date()) ?? null,
      },
    ],
  });

const anonymousCache = 'answers';
const anonymous = strategyOf(anonymousCache);
const own = strategyOf(ownAnswersCache);

/** Public lists and listings: from the network, or after three seconds the kept ones. */
export const publicAnswers: RouteHandlerCallback = async ({ request, event }) => {
  const strategy = request.headers.has('authorization') ? own : anonymous;
  const { clientId } = event as FetchEvent;
  const response = await strategy.handle({ request, event }).catch(async (error: unknown) => {
    const copy = await findCopy(request.url);
    if (copy) return copy;
    tellFresh(clientId);
    throw error;
  });
  const at = keptAt(response);
  if (at) tellKept(clientId, at);
  else tellFresh(clientId);
  return response;
};

/** What was kept without a session, or with the shortlist. */
async function findCopy(address: string): Promise<Response | undefined> {
  for (const cacheName of [anonymousCache, shortlistCache]) {
    const copy = await caches.match(address, { cacheName });
    if (copy) return copy;
  }
  return undefined;
}

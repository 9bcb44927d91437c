import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerDocument, renewOfflinePages } from './documents.ts';
import { expiring } from './expiring.ts';
import { renewForms } from './forms.ts';
import { isKeptEndpoint } from './kept-endpoints.ts';
import { takeNotice } from './notices.ts';
import { isPicture, picture } from './pictures.ts';
import { publicAnswers } from './public-answers.ts';
import { openNotice, showNotice } from './push.ts';
import { isShareAddress, receiveShared } from './receive-shared.ts';
import { filesCache } from './shortlisted.ts';
import { worker } from './worker.ts';

// Each route says what is kept. Everything else, private calls among it, goes to the network and is not kept.
const files = new CacheFirst({ cacheName: filesCache, plugins: [expiring(150)] });
registerRoute(({ url, sameOrigin, request }) => sameOrigin && isFile(url, request), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), picture);
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptEndpoint(url), publicAnswers);
registerRoute(({ url }) => isShareAddress(url), receiveShared, 'POST');

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([renewOfflinePages(), renewForms()]));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  // Navigation preload: requests the document while this worker starts.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(answerDocument(event));
});

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));

worker.addEventListener('message', (event) => {
  event.waitUntil(takeNotice(event));
});

/** A script, style or font, whose name has a hash of its content. Pictures of the build are treated as photos. */
function isFile({ pathname }: URL, { destination }: Request): boolean {
  return pathname.startsWith('/assets/') && destination !== 'image';
}

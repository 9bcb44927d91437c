// Shows the site's offline page instead of the browser's when a document cannot be loaded.
const cacheName = 'offline';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(offlinePage)));
});

self.addEventListener('activate', (event) => {
  // Navigation preload: requests the document while this worker starts.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetchDocument(event));
});

async function fetchDocument(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page) return page;
    throw error;
  }
}

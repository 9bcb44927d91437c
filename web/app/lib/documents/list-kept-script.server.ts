/** Lists the pages that the service worker has kept, by their titles: first the listings of the shortlist. */
export const listKeptScript = `(async () => {
  const letters = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const list = document.getElementById('kept');
  const known = new Set([location.pathname]);
  for (const name of ['shortlisted', 'documents']) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (known.size > 12 || known.has(pathname) || /\\/(api|pictures|report|write|dashboard|login)(\\/|$)/.test(pathname)) continue;
      known.add(pathname);
      const text = await (await cache.match(request)).text();
      const title = /<title[^>]*>([^<]+)/.exec(text)?.[1];
      if (!title) continue;
      const link = document.createElement('a');
      link.href = pathname + search;
      link.className = 'flex min-h-touch items-center text-tea underline';
      link.textContent = title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, letter) => letters[letter]);
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
      list.parentElement.hidden = false;
    }
  }
})().catch(() => {})`;

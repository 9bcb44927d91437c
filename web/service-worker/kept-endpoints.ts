/** The endpoints of public pages; none has a secret in its address. */
const kept: readonly RegExp[] = [
  /^\/api\/user\/post\/(view-latest-posts|rental-properties|sell-properties|rent-sell-listings)$/,
  /^\/api\/listings\/(cards|[0-9a-f]{24}\/surroundings)$/,
  /^\/api\/(search|search\/(map|facets|words|places))$/,
  /^\/api\/areas(\/[^/]+\/[^/]+)?$/,
  /^\/api\/city\/(map|map\/areas|landmarks|areas)$/,
  /^\/api\/(site|legal\/[^/]+)$/,
];
const listing = /^\/api\/user\/post\/listingDetails\/[0-9a-f]{24}$/;

/** Whether the answer may be kept. A listing with its phone number may not. */
export function isKeptEndpoint({ pathname, searchParams }: URL): boolean {
  if (listing.test(pathname)) return searchParams.get('phone') === 'omit';
  return kept.some((path) => path.test(pathname));
}

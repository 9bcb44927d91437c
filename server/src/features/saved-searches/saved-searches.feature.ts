/** What alerts and the administration of places do with saved searches. */
export { type MovedSearch, moveSearches } from './move-searches.ts';
export { replacePlace } from './replace-place.ts';
export { savedQuery } from './saved-query.ts';

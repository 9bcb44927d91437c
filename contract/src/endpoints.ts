import { accountEndpoints } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { listingEndpoints } from './listings.ts';
import { moderationEndpoints } from './moderation.ts';
import { siteEndpoints } from './site.ts';
import { userEndpoints } from './users.ts';

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...listingEndpoints,
  ...moderationEndpoints,
  ...userEndpoints,
  ...siteEndpoints,
];

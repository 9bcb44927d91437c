import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every route is known from the first document on: no request for a manifest while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

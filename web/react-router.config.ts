import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A first visit loads only what its page needs; the router fetches the routes of its links when the page is idle.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;

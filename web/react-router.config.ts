import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A first visit loads what its page needs; where its links lead is asked for once it is idle.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;

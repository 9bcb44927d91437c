import path from 'node:path';
import { allocatorSettings } from '../server/src/lib/allocator-settings.ts';
import { root } from './stale-build.ts';

/** How the built site is started; `deploy` contains the same for containers and systemd. */
export const siteProcess = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  program: path.join(root, 'server/build/main.js'),
  environment: {
    ...allocatorSettings,
    // React and the router use their production code only if this is set.
    NODE_ENV: 'production',
  },
};

import path from 'node:path';
import { allocatorSettings } from '../server/src/lib/allocator-settings.ts';
import { root } from './stale-build.ts';

/** What starts the built site; `deploy` says the same to containers and systemd. */
export const siteProcess = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  program: path.join(root, 'server/build/main.js'),
  environment: {
    ...allocatorSettings,
    // What shapes a production answer in React and the router reads this.
    NODE_ENV: 'production',
  },
};

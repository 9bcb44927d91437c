import path from 'node:path';
import { givesFreedMemoryBack } from '../server/src/lib/gives-back.ts';
import { root } from './stale-build.ts';

/** What starts the built site; `deploy` says the same to containers and systemd. */
export const siteProcess = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  program: path.join(root, 'server/build/main.js'),
  environment: {
    ...givesFreedMemoryBack,
    // What shapes a production answer in React and the router reads this.
    NODE_ENV: 'production',
  },
};

import path from 'node:path';
import { root } from './stale-build.ts';

/** The allocator of most Linux systems keeps memory for each thread, and whatever was freed below the largest so far. */
const givesBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/** What starts the built site; `deploy` says the same to containers and systemd. */
export const siteProcess = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  program: path.join(root, 'server/build/main.js'),
  environment: {
    ...givesBack,
    // What shapes a production answer in React and the router reads this.
    NODE_ENV: 'production',
  },
};

import { existsSync } from 'node:fs';
import path from 'node:path';
import { allocatorSettings } from '../server/src/lib/allocator-settings.ts';

/** How a built site is started; `thikana.mjs` and `deploy` contain the same for releases, containers and systemd. */
export const siteProcess = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  program: 'server/build/main.js',
  environment: {
    ...allocatorSettings,
    // React and the router use their production code only if this is set.
    NODE_ENV: 'production',
  },
};

/** The parameters of Node that start the site of this build. */
export function siteParameters(build: string): string[] {
  return [...siteProcess.flags, path.join(build, siteProcess.program)];
}

/** The Node that belongs to a build, which stays when packages are installed for a newer version. */
export function nodeOf(build: string): string {
  const linked = path.join(build, path.basename(process.execPath));
  return existsSync(linked) ? linked : process.execPath;
}

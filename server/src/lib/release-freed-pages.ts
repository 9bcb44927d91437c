import v8 from 'node:v8';

/** Node 24 refuses the setting. */
const firstThatKnowsIt = 26;

/**
 * Makes the engine return freed pages of its heap to the system at once. By default it keeps them for eight seconds, which
 * are up to 60 MB while a site is busy.
 */
export function releaseFreedPages(): void {
  if (Number.parseInt(process.versions.node, 10) >= firstThatKnowsIt)
    v8.setFlagsFromString('--memory-pool-timeout=0');
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSiteIfStale } from './build-site.ts';

const build = await buildSiteIfStale();
// Replaces this process with the site: the build's memory is released, and signals reach the site.
await import(pathToFileURL(path.join(build, 'thikana.mjs')).href);

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSiteIfStale } from './build-site.ts';
import { nodeOf, siteParameters, siteProcess } from './site-process.ts';

const build = await buildSiteIfStale();
const environment = { ...siteProcess.environment, ...process.env };
const parameters = [...siteParameters(build), ...process.argv.slice(2)];
// Replaces this process with the site: the build's memory is released, and signals reach the site.
if (process.platform !== 'win32')
  process.execve?.(nodeOf(build), [nodeOf(build), ...parameters], environment);
Object.assign(process.env, environment);
await import(pathToFileURL(path.join(build, siteProcess.program)).href);

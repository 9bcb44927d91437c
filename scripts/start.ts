import { pathToFileURL } from 'node:url';
import { buildSiteIfStale } from './build-site.ts';
import { siteProcess } from './site-process.ts';

await buildSiteIfStale();
const environment = { ...siteProcess.environment, ...process.env };
const parameters = [...siteProcess.flags, siteProcess.program, ...process.argv.slice(2)];
// Replaces this process with the site: the build's memory is released, and signals reach the site.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...parameters], environment);
Object.assign(process.env, environment);
await import(pathToFileURL(siteProcess.program).href);

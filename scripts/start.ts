import { pathToFileURL } from 'node:url';
import { buildSiteIfStale } from './build-site.ts';
import { siteProcess } from './site-process.ts';

await buildSiteIfStale();
const environment = { ...siteProcess.environment, ...process.env };
const parameters = [...siteProcess.flags, siteProcess.program, ...process.argv.slice(2)];
// The site takes this process over: what built it is gone from memory, and signals reach it.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...parameters], environment);
Object.assign(process.env, environment);
await import(pathToFileURL(siteProcess.program).href);

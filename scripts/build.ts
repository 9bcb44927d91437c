import path from 'node:path';
import { buildSiteIfStale } from './build-site.ts';

console.log(`The build is ${path.relative(process.cwd(), await buildSiteIfStale())}.`);

import { buildSiteIfStale } from './build-site.ts';

await buildSiteIfStale();

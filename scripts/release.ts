import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { makeRelease } from './make-release.ts';
import { root } from './project-root.ts';

/** `npm run release [FOLDER]` packs the site for this platform into an archive that needs Node alone. */
const folder = path.resolve(process.argv[2] ?? path.join(root, 'release'));
const file = await makeRelease(await buildSiteIfStale(), folder);
const megabytes = Math.round(statSync(file).size / 1_000_000);
console.log(
  `${file}: ${megabytes} MB, SHA-256 ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
);

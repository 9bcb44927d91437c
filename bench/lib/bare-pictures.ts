import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { openSource } from '../../server/src/platform/pictures/decode.ts';
import { makeFirstRendition, makeRenditions } from '../../server/src/platform/pictures/renditions.ts';

/**
 * `bare-pictures.ts FILE COUNT` makes the same renditions as the site from a photograph, COUNT times, with sharp on
 * all cores: no site, no database, no other process. Prints the seconds it took.
 */
const [file = '', count = '1'] = process.argv.slice(2);
const bytes = readFileSync(file);
const folder = mkdtempSync(path.join(tmpdir(), 'thikana-bare-pictures-'));
const inTurn = pLimit(availableParallelism());
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: Number(count) }, (_, number) =>
    inTurn(async () => {
      const { rendition: first } = await makeFirstRendition(await openSource(bytes));
      writeFileSync(path.join(folder, `${number}-first.jpg`), first.bytes);
      for await (const { width, format, bytes: made } of makeRenditions(await openSource(bytes)))
        writeFileSync(path.join(folder, `${number}-${width}.${format}`), made);
    }),
  ),
);
console.log((performance.now() - startedAt) / 1000);
rmSync(folder, { recursive: true });

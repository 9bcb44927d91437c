import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes } from './lib/site-watch.ts';

/** What a city needs: one process and its database, at rest, by the number of its listings. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
if (sizes.length === 0) sizes.push(1_000, 10_000, 100_000);

const idleMilliseconds = 75_000;

const rows: (string | number)[][] = [];
for (const listings of sizes) rows.push(await measure(listings));

async function measure(listings: number): Promise<(string | number)[]> {
  const database = await openCatalogue(listings);
  const port = await freePort();
  const begun = performance.now();
  const site = await startSite({ port, demo: false, databaseUrl: database.connectionString });
  const started = performance.now() - begun;
  while (!(await fetch(`${site.url}/readyz`)).ok) await wait(50);
  const ready = performance.now() - begun;
  await (await fetch(`${site.url}/rentals`)).text();
  // By then the pool has closed the connections that the start needed.
  await wait(idleMilliseconds);
  const { rows: found } = await database.pool.query<{ bytes: string; pids: number[] }>(
    `select pg_database_size(current_database()) as bytes,
            array(select pid from pg_stat_activity
                  where datname = current_database() and pid <> pg_backend_pid()) as pids`,
  );
  const memory = memoryMegabytes(site.pid).now;
  const [{ bytes, pids } = { bytes: '0', pids: [] }] = found;
  const ofConnections = pids.reduce((sum, pid) => sum + privateMegabytes(pid), 0);
  await site.stop();
  await database.stop();
  return [
    listings.toLocaleString('en'),
    memory.toFixed(0),
    (Number(bytes) / 1e6).toFixed(0),
    pids.length,
    ofConnections.toFixed(0),
    (started / 1000).toFixed(1),
    (ready / 1000).toFixed(1),
  ];
}

/** The memory of a process that it shares with no other. */
function privateMegabytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const sizes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, size]) => Number(size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const report = [
  '# Cells',
  '',
  `\`node bench/cells.ts\` (${machineLine()}). One process for one city, 75 seconds after its first list page; the database without pictures.`,
  '',
  markdownTable(
    [
      'listings',
      'memory, MB',
      'database, MB',
      'connections',
      'their memory, MB',
      'start, s',
      'all listings in memory, s',
    ],
    rows,
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/cells.md'), report);

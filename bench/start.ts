import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSiteIfStale } from '../scripts/build-site.ts';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { memoryMegabytes } from './lib/site-watch.ts';

/** Seconds from the start of the process until it is ready: from the database, and after a kill from the snapshot. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
if (sizes.length === 0) sizes.push(10_000, 1_000_000);

await buildSiteIfStale();
const rows: string[][] = [];
for (const size of sizes) rows.push(await measure(size));

async function measure(listings: number): Promise<string[]> {
  const database = await openCatalogue(listings);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-start-'));
  const snapshot = path.join(dataDir, 'catalogue.snapshot');
  const start = async () => {
    const begun = performance.now();
    const site = await startSite({
      ...{ port: await freePort(), demo: false, databaseUrl: database.connectionString },
      environment: { DATA_DIR: dataDir },
    });
    while (!(await fetch(`${site.url}/readyz`)).ok) await wait(20);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    return { site, seconds, memory: memoryMegabytes(site.pid).now.toFixed(0) };
  };
  const first = await start();
  while (!existsSync(snapshot)) await wait(20);
  first.site.kill();
  await first.site.stop();
  const second = await start();
  await second.site.stop();
  const megabytes = (statSync(snapshot).size / 1e6).toFixed(0);
  await database.stop();
  rmSync(dataDir, { recursive: true });
  return [
    listings.toLocaleString('en'),
    ...[first.seconds, second.seconds, first.memory, second.memory, megabytes],
  ];
}

const header = [
  'listings',
  ...['ready from the database, s', 'ready from the snapshot, s'],
  ...['memory after the one, MB', 'after the other, MB', 'snapshot, MB'],
];
const command = ['node bench/start.ts', ...process.argv.slice(2)].join(' ');
const report = `# Starts\n\n\`${command}\` (${machineLine()}). From the start of the process until \`/readyz\` returns 200, on a database that is running.\n\n${markdownTable(header, rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/start.md'), report);

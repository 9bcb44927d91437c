import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Measures the scripts that the first visit to a page loads, compressed, against their budget. Exits with 1 above it.
 */
const budgets = { '/': 118, '/rentals': 115, '/rentals/{id}': 123, '/login': 123 };
const kilobyte = 1024;

const site = await startSite({ port: 3194, demo: true });
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const browser = await chromium.launch(chromiumOptions(ensureChromium()));

const rows: (string | number)[][] = [];
let isWithin = true;
for (const [address, budget] of Object.entries(budgets)) {
  const page = await (await browser.newContext()).newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(site.url + address.replace('{id}', rentals[0]?._id ?? ''), { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
  if (budget !== undefined && weight > budget) isWithin = false;
  rows.push([address, sizes.length, weight.toFixed(1), budget ?? '']);
  await page.context().close();
}
await browser.close();
await site.stop();

const report = `# JavaScript of a first visit\n\n\`node bench/javascript.ts\` (${machineLine()}). Gzip, in units of ${kilobyte} bytes.\n\n${markdownTable(['page', 'files', 'KB', 'at most'], rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/javascript.md'), report);
process.exitCode = isWithin ? 0 : 1;

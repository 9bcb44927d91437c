import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { siteLanguages } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Measures the scripts that the first visit to a page loads, compressed, against their budget. Exits with 1 above it.
 */
const budgets = {
  '/': 118,
  '/rentals': 115,
  '/rentals?propertyType=flat&location=matigara': 115,
  '/rentals/{id}': 123,
  '/login': 123,
};
const kilobyte = 1024;

const site = await startSite({ port: 3194, demo: true });
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const browser = await chromium.launch(chromiumOptions(ensureChromium()));

/** The scripts of a first visit, by a browser in the language of the page. */
async function weigh(address: string, locale: string): Promise<{ files: number; weight: number }> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  await context.close();
  return { files: sizes.length, weight: sizes.reduce((sum, size) => sum + size, 0) / kilobyte };
}

const rows: (string | number)[][] = [];
let isWithin = true;
for (const [address, budget] of Object.entries(budgets)) {
  const listed = address.replace('{id}', rentals[0]?._id ?? '');
  const visits: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const language of siteLanguages) visits.push(await weigh(pathIn(listed, language), `${language}-IN`));
  if (visits.some(({ weight }) => weight > budget)) isWithin = false;
  rows.push([address, visits[0]?.files ?? 0, ...visits.map(({ weight }) => weight.toFixed(1)), budget]);
}
await browser.close();
await site.stop();

const report = `# JavaScript of a first visit\n\n\`node bench/javascript.ts\` (${machineLine()}). Gzip, in units of ${kilobyte} bytes.\n\n${markdownTable(['page', 'files', ...siteLanguages.map((language) => `KB, ${language}`), 'at most'], rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/javascript.md'), report);
process.exitCode = isWithin ? 0 : 1;

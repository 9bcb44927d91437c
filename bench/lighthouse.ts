import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

/** Lighthouse with its settings for a telephone: the pages of a first visit, and the login. */
const site = await startSite({ port: 3193, demo: true });
await picturesAreFinished(site.url);
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const { executablePath = '', args } = chromiumOptions(ensureChromium());
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=new', ...args],
  userDataDir: mkdtempSync(path.join(tmpdir(), 'thikana-lighthouse-')),
});
const rows: (string | number)[][] = [];
const spread: string[] = [];
for (const page of ['/', '/rentals', `/rentals/${rentals[0]?._id}`, '/login']) {
  const { categories: scores, audits } = await median(page);
  const figure = (audit: string) => audits[audit]?.displayValue?.replace(/\s/g, ' ') ?? '';
  rows.push([
    page.replace(/[0-9a-f]{24}/, '{id}'),
    ...categories.map((category) => Math.round((scores[category]?.score ?? 0) * 100)),
    figure('first-contentful-paint'),
    figure('largest-contentful-paint'),
    figure('total-blocking-time'),
    figure('cumulative-layout-shift'),
  ]);
  for (const { id, title, score } of Object.values(audits)) {
    if (score !== null && score < 0.9 && process.argv.includes('--details'))
      console.log(page, id, title, score);
  }
}
chrome.kill();
await site.stop();

/** The visit in the middle of five by its performance: the machine may be busy with something else. */
async function median(page: string) {
  const visits = [];
  while (visits.length < 5) visits.push(await visit(page));
  visits.sort((a, b) => performance(a) - performance(b));
  spread.push(`${page}: ${visits.map((each) => Math.round(performance(each) * 100)).join(', ')}`);
  const middle = visits[2];
  if (!middle) throw new Error('There were no five visits.');
  return middle;
}

async function visit(page: string) {
  const options = { port: chrome.port, onlyCategories: categories, logLevel: 'error' as const };
  const result = await lighthouse(site.url + page, options);
  if (!result) throw new Error(`Lighthouse did not look at ${page}.`);
  return result.lhr;
}

function performance(visit: { categories: Record<string, { score: number | null }> }): number {
  return visit.categories.performance?.score ?? 0;
}

const header = ['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS'];
const report = `# Lighthouse\n\n\`node bench/lighthouse.ts\` (${machineLine()}), settings for a telephone, the middle one of five visits.\n\n${markdownTable(header, rows)}\n\nPerformance of the five, sorted: ${spread.join('; ')}.\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/lighthouse.md'), report);

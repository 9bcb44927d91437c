import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

const countedRounds = 5;

/** Runs Lighthouse with its mobile settings on the pages of a first visit and on the login. */
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
const pages = ['/', '/rentals', `/rentals/${rentals[0]?._id}`, '/login'];
const visits = new Map<string, Awaited<ReturnType<typeof visit>>[]>(pages.map((page) => [page, []]));
// The first round warms up the browser and does not count. Pages alternate, so that a busy moment of the machine
// affects all of them.
for (let round = 0; round <= countedRounds; round++) {
  for (const [page, known] of visits) {
    const result = await visit(page);
    if (round > 0) known.push(result);
  }
}
chrome.kill();
await site.stop();

const rows: (string | number)[][] = [];
const spread: string[] = [];
for (const [page, known] of visits) {
  const name = page.replace(/[0-9a-f]{24}/, '{id}');
  spread.push(`${name}: ${known.map((each) => Math.round(performance(each) * 100)).join(', ')}`);
  const middle = known.sort((a, b) => performance(a) - performance(b))[Math.floor(countedRounds / 2)];
  if (!middle) throw new Error(`Nobody looked at ${page}.`);
  const { categories: scores, audits, environment } = middle;
  const figure = (audit: string) => audits[audit]?.displayValue?.replace(/\s/g, ' ') ?? '';
  rows.push([
    name,
    ...categories.map((category) => Math.round((scores[category]?.score ?? 0) * 100)),
    figure('first-contentful-paint'),
    figure('largest-contentful-paint'),
    figure('total-blocking-time'),
    figure('cumulative-layout-shift'),
    Math.round(environment.benchmarkIndex),
  ]);
  for (const { id, title, score } of Object.values(audits)) {
    if (score !== null && score < 0.9 && process.argv.includes('--details'))
      console.log(page, id, title, score);
  }
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

const header = ['page', ...categories, 'FCP', 'LCP', 'TBT', 'CLS', 'machine'];
const report = `# Lighthouse\n\n\`node bench/lighthouse.ts\` (${machineLine()}), mobile settings, the median of five visits. The last column is Lighthouse’s benchmark of the processor at that moment (about 2,000 on an idle machine).\n\n${markdownTable(header, rows)}\n\nPerformance of the five visits, in order: ${spread.join('; ')}.\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/lighthouse.md'), report);

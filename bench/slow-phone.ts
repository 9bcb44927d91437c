import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { middle } from './lib/rounds.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

/**
 * Measures first visits and changes of filters in a real browser with a throttled connection and processor.
 * Lighthouse estimates the same from a fast visit.
 */
const rounds = 7;
/** Lighthouse's slow 4G as throttling for a real connection: latency and throughput. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

interface Visit {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

const site = await startSite({ port: 3196, demo: true });
await picturesAreFinished(site.url);
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const browser = await chromium.launch(chromiumOptions(ensureChromium()));

/** Opens a page in a fresh browser context. */
async function onSlowPhone<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    ...devices['Moto G4'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await use(page);
  } finally {
    await context.close();
  }
}

function firstVisit(address: string): Promise<Visit> {
  return onSlowPhone(async (page) => {
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: Omit<Visit, 'firstPaint'> };
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { ...seen, firstPaint };
    });
  });
}

/** The time from each tap on a filter, or key of a search, to the next paint. */
function changeOfFilters(): Promise<number[]> {
  return onSlowPhone(async (page) => {
    await page.addInitScript(() => {
      const lasted = new Map<number, number>();
      Object.assign(globalThis, { lasted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          const { interactionId: touch, duration } = entry;
          if (touch > 0) lasted.set(touch, Math.max(duration, lasted.get(touch) ?? 0));
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${site.url}/rentals`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Lowest price' }).tap();
    await page.waitForURL(/sort=price/);
    await page.locator('a[aria-current="true"]', { hasText: 'Lowest price' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'All filters' }).tap();
    await page.waitForURL(/\/search\?/);
    await page.waitForLoadState('networkidle');
    for (const name of ['House', 'Parking', 'House']) {
      await page.locator('label', { hasText: name }).first().tap();
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('button', { name: /^Show listings/ }).tap();
    await page.waitForURL(/\/rentals\?/);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Remove the filter: Parking/ }).tap();
    await page.waitForURL((url) => !url.search.includes('parking'));
    await page.waitForLoadState('networkidle');
    // Durations below the reporting threshold count as the threshold.
    return page.evaluate(() => [
      ...(globalThis as unknown as { lasted: Map<number, number> }).lasted.values(),
    ]);
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const rows: (string | number)[][] = [];
for (const address of ['/', '/rentals', `/rentals/${rentals[0]?._id}`, '/login']) {
  // The first visit makes the server render the page.
  await firstVisit(address);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await firstVisit(address));
  const largest = visits.map(({ largestPaint }) => largestPaint);
  rows.push([
    address.replace(/[0-9a-f]{24}/, '{id}'),
    seconds(middle(visits.map(({ firstPaint }) => firstPaint))),
    seconds(middle(largest)),
    seconds(Math.max(...largest)),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
  ]);
}
const worst: number[] = [];
let touches = 0;
for (let round = 0; round < rounds; round += 1) {
  const lasted = await changeOfFilters();
  touches += lasted.length;
  worst.push(Math.max(0, ...lasted));
}
await browser.close();
await site.stop();

const report = [
  '# On a slow phone',
  '',
  `\`node bench/slow-phone.ts\` (${machineLine()}). A browser with a latency of 150 ms and 1.6 Mbit/s, and a`,
  `processor is slowed down ${slowdown} times; nothing is reckoned. The middle one of ${rounds} first visits, and the worst.`,
  '',
  markdownTable(['page', 'FCP', 'LCP', 'worst LCP', 'CLS, worst'], rows),
  '',
  `From a tap to the next paint (sort order, all filters, three choices, the list, removing a filter;`,
  `${touches} taps that took 16 ms or more): the longest of a visit ${middle(worst)} ms, of all visits ${Math.max(...worst)} ms.`,
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/slow-phone.md'), report);

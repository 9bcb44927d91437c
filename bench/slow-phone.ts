import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { type SiteLanguage, siteLanguages } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { middle } from './lib/rounds.ts';
import { picturesAreFinished } from './lib/site-watch.ts';

/**
 * Measures first visits in each language, and changes of filters, in a real browser with a throttled connection and
 * processor. Lighthouse estimates the same from a fast visit.
 */
const rounds = 5;
/** Lighthouse's slow 4G as throttling for a real connection: latency and throughput. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** A short touch of a finger: without it, the browser handles touch, release and click in one go. */
const touchMilliseconds = 60;

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
async function onSlowPhone<T>(language: SiteLanguage, use: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    ...devices['Moto G4'],
    // A browser in another language would be offered the page in its own.
    locale: `${language}-IN`,
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

function firstVisit(language: SiteLanguage, address: string): Promise<Visit> {
  return onSlowPhone(language, async (page) => {
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
    await page.goto(site.url + pathIn(address, language), { waitUntil: 'networkidle' });
    // A busy machine may paint after the network is idle.
    const visit = await page.waitForFunction(() => {
      const { seen } = globalThis as unknown as { seen: Omit<Visit, 'firstPaint'> };
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return first && seen.largestPaint > 0 ? { ...seen, firstPaint: first.startTime } : undefined;
    });
    return (await visit.jsonValue()) as Visit;
  });
}

/** Playwright's own tap releases at once. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target}.`);
  const session = await target.page().context().newCDPSession(target.page());
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(touchMilliseconds);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The time from each tap to the next paint, from a list through the sheet of filters and back. */
function changeOfFilters(): Promise<number[]> {
  return onSlowPhone('en', async (page) => {
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
    // The network may be idle before the scripts are requested. A tap before hydration opens a page instead of the sheet.
    await page.waitForFunction(() =>
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await tap(page.getByRole('link', { name: 'Area', exact: true }));
    const sheet = page.getByRole('dialog', { name: 'All filters' });
    const show = sheet.getByRole('button', { name: /^Show \d/ });
    await show.waitFor();
    await page.waitForLoadState('networkidle');
    for (const name of [/^Sevoke Road/, /^Flat/, /^2 BHK/, /^2 BHK/]) {
      await tap(sheet.locator('label', { hasText: name }).first());
      await page.waitForLoadState('networkidle');
    }
    await tap(show);
    await page.waitForURL(/location=sevoke/);
    await page.waitForLoadState('networkidle');
    await tap(page.getByRole('button', { name: /^Shortlist / }).first());
    await tap(page.getByRole('link', { name: /^Remove the filter: Flat/ }));
    await page.waitForURL((url) => !url.search.includes('flat'));
    await page.waitForLoadState('networkidle');
    await tap(page.getByRole('article').getByRole('link').first());
    await page.waitForURL(/\/rentals\/[0-9a-f]{24}/);
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
  for (const language of siteLanguages) {
    // The first visit makes the server render the page.
    await firstVisit(language, address);
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await firstVisit(language, address));
    const largest = visits.map(({ largestPaint }) => largestPaint);
    rows.push([
      address.replace(/[0-9a-f]{24}/, '{id}'),
      language,
      seconds(middle(visits.map(({ firstPaint }) => firstPaint))),
      seconds(middle(largest)),
      seconds(Math.max(...largest)),
      Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
    ]);
  }
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
  `\`node bench/slow-phone.ts\` (${machineLine()}). A browser with a latency of 150 ms and 1.6 Mbit/s, and a processor slowed`,
  `down ${slowdown} times; all figures are measured. The median of ${rounds} first visits, and the worst.`,
  '',
  markdownTable(['page', 'language', 'FCP', 'LCP', 'worst LCP', 'CLS, worst'], rows),
  '',
  `From a tap of ${touchMilliseconds} ms to the next paint (the sheet of filters, four choices, the list, a heart, removing`,
  `a filter, a listing; ${touches} taps that took 16 ms or more): the longest of a visit ${middle(worst)} ms, of all visits ${Math.max(...worst)} ms.`,
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/slow-phone.md'), report);

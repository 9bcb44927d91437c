import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** By page, how many KB of scripts its first visit may load, compressed by gzip. */
export const scriptBudgets = {
  '/': 118,
  '/rentals': 115,
  // With chips and close matches, whose code comes with the first touch.
  '/rentals?propertyType=flat&location=matigara': 115,
  '/rentals/{id}': 123,
  '/login': 123,
};

/** The scripts of a first visit. The weight is in units of 1024 bytes. */
export async function weighScripts(
  browser: Browser,
  address: string,
  locale: string,
): Promise<{ files: number; weight: number }> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  await context.close();
  return { files: sizes.length, weight: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

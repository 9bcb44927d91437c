import { type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './journey.ts';

const phone = 360;
const tablet = 768;
const desktop = 1440;

/**
 * Checks that the page fits three widths, and that it is accessible on a phone and on a desktop, in both themes. With
 * `PICTURES=on` it also takes a picture of each theme and width.
 */
export async function lookAtScreen(page: Page, name: string): Promise<void> {
  await setWidth(page, tablet);
  await expectNoSidewaysScroll(page);
  for (const width of [phone, desktop]) {
    await setWidth(page, width);
    await showIn(page, 'light');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await showIn(page, 'dark');
    await expectContrast(page);
  }
  // A picture takes longer than the checks.
  if (process.env.PICTURES === 'on') await takePictures(page, name);
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const width of [phone, tablet, desktop]) {
    await setWidth(page, width);
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      const path = test.info().outputPath(`${name}-${theme}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}

function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
}

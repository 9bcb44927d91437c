import { type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './journey.ts';

/** Checks the page in three widths and both themes. With `PICTURES=on` it also takes a picture of each. */
export async function lookAtScreen(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (theme === 'light') await expectAccessible(page);
      else await expectContrast(page);
      // A picture takes longer than the checks.
      if (process.env.PICTURES !== 'on') continue;
      const file = test.info().outputPath(`${name}-${theme}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
  }
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const mostStops = 120;

/** Goes on with Tab until the focus is here; at every stop on the way it has to be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`The focus does not reach ${target}.`);
}

/** Goes there and presses it as a keyboard does. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a control and writes over what is in it. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Chooses in a list by the first letters of an entry. */
export async function pick(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(label);
  await expect(target.locator('option:checked')).toHaveText(label);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target
    .first()
    .evaluate((element) => element === document.activeElement)
    .catch(() => false);
}

/** Something around what has the focus is drawn because it has it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    // After the last stop the focus is the browser's own.
    if (!focused || focused === document.body) return undefined;
    const around = [focused, focused.parentElement, focused.closest('label')];
    const isDrawn = around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    return isDrawn ? undefined : focused.outerHTML.slice(0, 200);
  });
  expect(unseen, 'has the focus and does not show it').toBeUndefined();
}

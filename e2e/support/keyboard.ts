import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const mostStops = 120;

/** Presses Tab until the target has the focus. Every stop on the way must show a focus indicator. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop <= mostStops; stop++) {
    const { isHere, unseen } = await target.first().evaluate(lookAtFocus);
    expect(unseen, 'has the focus and does not show it').toBeUndefined();
    if (isHere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not reach ${target}.`);
}

/** Moves the focus to the target and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a control and replaces its text. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Chooses an option by typing its label. */
export async function pick(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(label);
  await expect(target.locator('option:checked')).toHaveText(label);
}

/** Whether the target has the focus, and the focused element if it shows no focus indicator. */
function lookAtFocus(target: Element): { isHere: boolean; unseen: string | undefined } {
  const focused = document.activeElement;
  const isHere = focused === target;
  // The body has no indicator, and elements that only scripts focus are announced, not operated.
  if (!focused || focused === document.body || focused.getAttribute('tabindex') === '-1')
    return { isHere, unseen: undefined };
  // A label shows the focus of its field, and a card that of the link which covers it.
  const around = [focused.closest('label'), focused.closest('article:has(h3 > a:focus)')];
  const isDrawn = [focused, ...around].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return { isHere, unseen: isDrawn ? undefined : focused.outerHTML.slice(0, 200) };
}

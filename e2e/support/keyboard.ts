import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const mostStops = 120;

/** Goes on with Tab until the focus is here; at every stop on the way it has to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop <= mostStops; stop++) {
    const { isHere, unseen } = await target.first().evaluate(lookAtFocus);
    expect(unseen, 'has the focus and does not show it').toBeUndefined();
    if (isHere) return;
    await page.keyboard.press('Tab');
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

/** Whether the focus is here; and what has it without anything around it being drawn because of that. */
function lookAtFocus(target: Element): { isHere: boolean; unseen: string | undefined } {
  const focused = document.activeElement;
  const isHere = focused === target;
  // Before the first stop and after the last the focus is the page's own; what scripts gave it to is read, not pressed.
  if (!focused || focused === document.body || focused.getAttribute('tabindex') === '-1')
    return { isHere, unseen: undefined };
  const isDrawn = [focused, focused.closest('label')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return { isHere, unseen: isDrawn ? undefined : focused.outerHTML.slice(0, 200) };
}

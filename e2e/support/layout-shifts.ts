import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; currentRect: DOMRectReadOnly }[];
}

/** Notes from now on what moves in the pages that are opened. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // Such text is no node of the page. It moves if the system has none of the stand-in fonts.
    const isTextOfSelect = ({ node, currentRect }: LayoutShift['sources'][number]) =>
      !node &&
      [...document.querySelectorAll('select')]
        .map((select) => select.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            currentRect.left >= left &&
            currentRect.right <= right &&
            currentRect.top >= top &&
            currentRect.bottom <= bottom,
        );
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.length === 0 || !sources.every(isTextOfSelect)) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

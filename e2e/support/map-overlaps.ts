import type { Page } from '@playwright/test';

/** Pins and names that a control or pin covers, and pins that an edge cuts, by their texts. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('[data-map-frame]');
    if (!frame) throw new Error('There is no map.');
    const boxed = (selector: string) =>
      [...frame.querySelectorAll<HTMLElement>(selector)].flatMap((element) =>
        boxesOf(element).map((box) => ({ text: element.textContent ?? '', box })),
      );
    /** Of a name along a road, which is turned, squares along it: its own box has empty corners. */
    function boxesOf(element: HTMLElement): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[] {
      const whole = element.getBoundingClientRect();
      const turned = /rotate\((.+)deg\)/.exec(element.parentElement?.style.transform ?? '');
      if (!turned) return [whole];
      const angle = (Number(turned[1]) * Math.PI) / 180;
      const { offsetWidth: length, offsetHeight: height } = element;
      const count = Math.ceil(length / height);
      return Array.from({ length: count }, (_, index) => {
        const along = ((index + 0.5) / count - 0.5) * length;
        const x = (whole.left + whole.right) / 2 + Math.cos(angle) * along;
        const y = (whole.top + whole.bottom) / 2 + Math.sin(angle) * along;
        return { left: x - height / 2, right: x + height / 2, top: y - height / 2, bottom: y + height / 2 };
      });
    }
    type Boxed = ReturnType<typeof boxed>[number];
    const meet = ({ box }: Boxed, { box: other }: Boxed) =>
      box.left < other.right - 1 &&
      box.right > other.left + 1 &&
      box.top < other.bottom - 1 &&
      box.bottom > other.top + 1;
    const edges = frame.getBoundingClientRect();
    const controls = boxed('[data-over-map]');
    const pinned = boxed('.maplibregl-marker button > span');
    const named = boxed('.maplibregl-marker span[aria-hidden]').filter(({ text }) => text !== '');
    const isCut = ({ box }: Boxed) =>
      box.left < edges.left - 1 ||
      box.right > edges.right + 1 ||
      box.top < edges.top - 1 ||
      box.bottom > edges.bottom + 1;
    const hidden = pinned.filter((pin) => isCut(pin) || controls.some((control) => meet(pin, control)));
    const covering = named.filter((each) => [...controls, ...pinned].some((other) => meet(each, other)));
    return [...hidden, ...covering].map(({ text }) => text);
  });
}

import type { Box } from './label-box.ts';

/** What lies over the map marks itself with this attribute, so that no label is below it. */
export const overMap = { 'data-over-map': '' };

/** The boxes of what lies over the map, in its pixels. */
export function coveredBoxes(container: HTMLElement): Box[] {
  const { left, top } = container.getBoundingClientRect();
  const frame = container.closest('[data-map-frame]');
  return [...(frame?.querySelectorAll('[data-over-map]') ?? [])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - left + width / 2, y: y - top + height / 2, width, height };
  });
}

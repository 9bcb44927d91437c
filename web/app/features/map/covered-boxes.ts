import type { Box } from './label-box.ts';

/** What lies over the map marks itself with this attribute, so that no label is below it. */
export const overMap = { 'data-over-map': '' };

const marked = '[data-over-map]';
const frameOf = (container: HTMLElement) => container.closest('[data-map-frame]');

/** The boxes of what lies over the map, in its pixels. */
export function coveredBoxes(container: HTMLElement): Box[] {
  const { left, top } = container.getBoundingClientRect();
  return [...(frameOf(container)?.querySelectorAll(marked) ?? [])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - left + width / 2, y: y - top + height / 2, width, height };
  });
}

/** Calls back when something comes, goes or changes over the map. Returns how to end that. */
export function onCoveredChange(container: HTMLElement, changed: () => void): () => void {
  const frame = frameOf(container);
  const isIn = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(marked);
  const has = (node: Node) => node instanceof Element && (node.matches(marked) || node.querySelector(marked));
  const observer = new MutationObserver((records) => {
    const isChange = ({ target, addedNodes, removedNodes }: MutationRecord) =>
      isIn(target) || [...addedNodes, ...removedNodes].some(has);
    if (records.some(isChange)) changed();
  });
  if (frame) observer.observe(frame, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

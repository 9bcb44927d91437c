import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused control disappears after `contents` changed, moves the focus to the control that took its place, or
 * to the list, instead of losing it to the top of the page. `selector` finds the controls.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  contents: unknown,
  selector: string,
): void {
  const lastIndex = useRef<number>(undefined);

  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const index = controlsIn(element, selector).indexOf(target as HTMLElement);
      lastIndex.current = index < 0 ? undefined : index;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [list, selector]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be lost when the contents change.
  useEffect(() => {
    if (lastIndex.current === undefined || document.activeElement !== document.body) return;
    const controls = controlsIn(list.current, selector);
    const next = controls[Math.min(lastIndex.current, controls.length - 1)];
    (next ?? list.current)?.focus();
  }, [list, contents, selector]);
}

function controlsIn(list: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

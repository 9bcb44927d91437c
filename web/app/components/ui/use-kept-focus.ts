import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the control that had the focus is gone after `contents` changed, the focus goes to the one that has taken its
 * place, or to the list itself, and not to the beginning of the page. The controls are what `selector` finds.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, contents: unknown, selector: string): void {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are when the focus can have been lost.
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

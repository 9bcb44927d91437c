import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused control disappears after `contents` changed, moves the focus to the control that took its place, or
 * to the list, instead of losing it to the top of the page. `selector` finds the controls.
 *
 * Returns the `focusAfterwards` of dialogs that a control opens: the contents may change while the dialog has the focus,
 * and the control may be gone when it closes.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  contents: unknown,
  selector: string,
): () => HTMLElement | null {
  const last = useRef<{ control: HTMLElement; index: number }>(undefined);

  const successor = () => {
    if (!last.current) return null;
    const controls = controlsIn(list.current, selector);
    return controls[Math.min(last.current.index, controls.length - 1)] ?? list.current;
  };

  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      const index = controlsIn(element, selector).indexOf(control);
      last.current = index < 0 ? undefined : { control, index };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [list, selector]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be lost when the contents change.
  useEffect(() => {
    if (document.activeElement === document.body) successor()?.focus();
  }, [list, contents, selector]);

  return () => (last.current?.control.isConnected === false ? successor() : null);
}

function controlsIn(list: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

import { type RefObject, useEffect } from 'react';

/**
 * Calls `dismiss` on a press outside the element and on Escape, while `active`. After Escape the button that opened
 * it has the focus again.
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const onPointer = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismiss();
      element.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, active, dismiss]);
}

import { type RefObject, useEffect } from 'react';

/**
 * While `active`, calls `dismiss` on a press outside the element and on Escape. After Escape the focus returns to the
 * button that opened it.
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

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Keeps the focus inside an open overlay, and closes the overlay on Escape and on a press outside. Returns the function
 * that stops this and gives the focus back.
 */
export function keepFocusInside(element: HTMLElement, isOnTop: () => boolean, close: () => void): () => void {
  const opener = document.activeElement;
  const stops = () =>
    [...element.querySelectorAll<HTMLElement>(focusable)].filter((each) => each.getClientRects().length > 0);

  const onPointer = ({ target }: PointerEvent) => {
    if (isOnTop() && !element.contains(target as Node)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOnTop() || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab') return;
    const all = stops();
    const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    const isInside = element.contains(document.activeElement);
    if (isInside && document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
    const isLost = document.activeElement === document.body || element.contains(document.activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus();
  };
}

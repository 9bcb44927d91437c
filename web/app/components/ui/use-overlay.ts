import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { addOverlay, matchHistory } from '#web/lib/overlays/overlay-history.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

/**
 * Closes an overlay on Back, before the page is left. With its element it also closes on Escape and on a press outside,
 * keeps the focus inside and gives it back afterwards; overlays of a library do this themselves.
 */
export function useOverlay(
  isOpen: boolean,
  onClose: () => void,
  element?: RefObject<HTMLElement | null>,
  address?: string,
): void {
  const close = useEffectEvent(onClose);
  const location = useLocation();

  useEffect(() => {
    if (!isOpen) return;
    const { isOnTop, remove } = addOverlay(() => close(), address);
    const letGo = element?.current && keepFocusInside(element.current, isOnTop, () => close());
    return () => {
      letGo?.();
      remove();
    };
  }, [isOpen, element, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation removes the entries of overlays that stay open.
  useEffect(() => {
    if (isOpen) matchHistory();
  }, [isOpen, location.key]);
}

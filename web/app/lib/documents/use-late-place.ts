import { useEffect, useRef } from 'react';
import { markClickHandled, replayMissedClicks } from './load-on-touch.ts';

/**
 * The attributes of an element that documents include, and whose code comes later than the rest of the page. Presses in
 * it show at once and are repeated when the code is there.
 */
export function useLatePlace<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => replayMissedClicks(place.current), []);
  return { ref: place, onClickCapture: markClickHandled, 'data-late': '' };
}

import { useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

const slideMilliseconds = 5000;

/** The index of the current slide of `count`, which advances by itself. */
export function useSlideShow(count: number) {
  const [current, setCurrent] = useState(0);
  return { current, ...useAutoplay(slideMilliseconds, () => setCurrent((shown) => (shown + 1) % count)) };
}

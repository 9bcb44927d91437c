import { useEffect, useState } from 'react';

const slideMilliseconds = 5000;

/** Which of `count` slides is shown; the next one comes after 5 s unless held, or less motion was asked for. */
export function useSlides(count: number, isHeld: boolean): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (isHeld || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), slideMilliseconds);
    return () => clearInterval(timer);
  }, [count, isHeld]);
  return current;
}

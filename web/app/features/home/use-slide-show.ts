import { useEffect, useState } from 'react';

const slideMilliseconds = 5000;

/**
 * Which of `count` slides is shown. The next one comes after 5 s, but not while someone is over or in the slides,
 * after they did something there, or when they asked for less motion; 'Play' goes before all of that.
 */
export function useSlideShow(count: number) {
  const [current, setCurrent] = useState(0);
  const [mode, setMode] = useState<'by-itself' | 'stopped' | 'on-demand'>('by-itself');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = mode === 'on-demand' || (mode === 'by-itself' && !isHovered && !isFocused);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('stopped');
  }, []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), slideMilliseconds);
    return () => clearInterval(timer);
  }, [count, isMoving]);

  return {
    current,
    isStopped: mode === 'stopped',
    stop: () => setMode('stopped'),
    toggle: () => setMode(mode === 'stopped' ? 'on-demand' : 'stopped'),
    whileAttended: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

const restMilliseconds = 5000;

/**
 * Calls `onTurn` at intervals. Pauses while the pointer moves over the section or the focus is inside, and stops after
 * an interaction or when the visitor prefers reduced motion. A pointer that rests for 5 s no longer pauses it. 'Play'
 * overrides all of these.
 */
export function useAutoplay(milliseconds: number, onTurn: () => void) {
  const [mode, setMode] = useState<'by-itself' | 'stopped' | 'on-demand'>('by-itself');
  const [isPointed, setPointed] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isFocused, setFocused] = useState(false);
  const isMoving = mode === 'on-demand' || (mode === 'by-itself' && !isPointed && !isFocused);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('stopped');
  }, []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => turn(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isMoving]);

  const point = (isOver: boolean) => {
    clearTimeout(rest.current);
    setPointed(isOver);
    if (isOver) rest.current = setTimeout(() => setPointed(false), restMilliseconds);
  };

  return {
    isStopped: mode === 'stopped',
    stop: () => setMode('stopped'),
    toggle: () => setMode(mode === 'stopped' ? 'on-demand' : 'stopped'),
    whileAttended: {
      onPointerMove: () => point(true),
      onPointerLeave: () => point(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

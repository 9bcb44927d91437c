import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onTurn` again and again, but not while someone is over or in what moves, after they did something there, or
 * when they asked for less motion; 'Play' goes before all of that.
 */
export function useAutoplay(milliseconds: number, onTurn: () => void) {
  const [mode, setMode] = useState<'by-itself' | 'stopped' | 'on-demand'>('by-itself');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = mode === 'on-demand' || (mode === 'by-itself' && !isHovered && !isFocused);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('stopped');
  }, []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => turn(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, isMoving]);

  return {
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

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const nearPixels = 120;

/**
 * Keeps the newest message in view for readers at the bottom. For others, keeps their scroll position when earlier
 * messages are inserted above.
 */
export function useScroll({ first, last, isOwn }: { first: number; last: string; isOwn: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ first, last, height: 0, isNearEnd: true });
  const [hasNewBelow, setNewBelow] = useState(false);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setNewBelow(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    if (first < before.first) element.scrollTop += element.scrollHeight - before.height;
    else if (last !== before.last || before.height === 0) {
      if (before.isNearEnd || isOwn) toEnd();
      else setNewBelow(true);
    }
    seen.current = { ...before, first, last, height: element.scrollHeight };
  }, [first, last, isOwn, toEnd]);

  // Pictures and the keyboard change heights later.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (seen.current.isNearEnd) element.scrollTop = element.scrollHeight;
      seen.current.height = element.scrollHeight;
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPixels;
    seen.current.isNearEnd = isNearEnd;
    if (isNearEnd) setNewBelow(false);
  }, []);

  return { box, onScroll, hasNewBelow, toEnd };
}

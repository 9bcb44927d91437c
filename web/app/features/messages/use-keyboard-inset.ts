import { useSyncExternalStore } from 'react';

/** How many pixels at the foot of the page the keyboard of a phone covers. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(follow, inset, () => 0);
}

function inset(): number {
  const { visualViewport: seen, innerHeight } = window;
  return seen ? Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)) : 0;
}

function follow(onChange: () => void): () => void {
  const { visualViewport: seen } = window;
  seen?.addEventListener('resize', onChange);
  seen?.addEventListener('scroll', onChange);
  return () => {
    seen?.removeEventListener('resize', onChange);
    seen?.removeEventListener('scroll', onChange);
  };
}

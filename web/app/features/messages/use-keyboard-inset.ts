import { useSyncExternalStore } from 'react';

/** The height in pixels that a phone's keyboard covers. */
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

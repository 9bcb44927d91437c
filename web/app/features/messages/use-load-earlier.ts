import { type RefObject, useEffect, useRef } from 'react';

/** Loads earlier messages when the top of the list comes into view. */
export function useLoadEarlier(hasEarlier: boolean, load: () => unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!hasEarlier || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) latest.current();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasEarlier]);
  return place;
}

import { type RefObject, useEffect, useState } from 'react';

/** How long a row rests in view before its second photo is loaded. */
const restMilliseconds = 400;

/**
 * Which photo of a row is shown, and how many after the first one are loaded. `inside` is an element of the row. With a
 * mouse, the touch is the pointer above the row, which comes before any scroll; a finger begins to swipe at once, so there
 * the next photo can be loaded when the row rests in view.
 */
export function usePhotoStrip(
  inside: RefObject<HTMLElement | null>,
  { isLoadedInView = false }: { isLoadedInView?: boolean } = {},
) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(0);
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    const row = inside.current?.parentElement ?? null;
    if (!row) return;
    const loadUpTo = (count: number) => setLoaded((before) => Math.max(before, count));
    const onTouch = () => loadUpTo(1);
    const onScroll = () => {
      // The event can come while the row has no layout.
      if (row.clientWidth === 0) return;
      const place = row.scrollLeft / row.clientWidth;
      setShown(Math.round(place));
      loadUpTo(Math.ceil(place) + 1);
    };
    // What happened before this code was loaded.
    if (row.matches(':hover, :focus')) onTouch();
    if (row.scrollLeft > 0) onScroll();
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      // A short scroll by an arrow key would snap back.
      event.preventDefault();
      scrollBy(row, step);
    };
    const touches = ['pointerenter', 'pointerdown', 'focus'] as const;
    for (const touch of touches) row.addEventListener(touch, onTouch);
    row.addEventListener('scroll', onScroll, { passive: true });
    row.addEventListener('keydown', onKey);
    const stopWatching =
      isLoadedInView && matchMedia('(hover: none)').matches ? whenAtRest(row, onTouch) : undefined;
    setStrip(row);
    return () => {
      stopWatching?.();
      for (const touch of touches) row.removeEventListener(touch, onTouch);
      row.removeEventListener('scroll', onScroll);
      row.removeEventListener('keydown', onKey);
    };
  }, [inside, isLoadedInView]);

  return {
    shown,
    loaded,
    isReady: strip !== null,
    scroll: (steps: number) => strip && scrollBy(strip, steps),
  };
}

const scrollBy = (row: HTMLElement, steps: number) =>
  row.scrollBy({ left: steps * row.clientWidth, behavior: 'smooth' });

/** Acts when most of an element has been in view for a moment. Returns a function that stops waiting. */
function whenAtRest(element: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        act();
      }, restMilliseconds);
    },
    { threshold: 0.6 },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

const autoplayMilliseconds = 4000;

interface Carousel {
  isPlaying: boolean;
  toggle: () => void;
  scroll: (direction: 'previous' | 'next') => void;
}

/**
 * Brings a scrolling row to life once the page is idle: it loops and moves by itself until someone interacts with
 * it. Before that, and without scripts, it is an ordinary scrolling row.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    let isGone = false;
    let made: EmblaCarouselType | undefined;
    const start = async () => {
      const [{ default: EmblaCarousel }, { default: Autoplay }] = await Promise.all([
        import('embla-carousel'),
        import('embla-carousel-autoplay'),
      ]);
      if (isGone || !viewport.current) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const autoplay = Autoplay({
        delay: autoplayMilliseconds,
        stopOnInteraction: true,
        stopOnFocusIn: true,
        playOnInit: !isStill,
      });
      made = EmblaCarousel(viewport.current, { loop: true, align: 'start' }, [autoplay]);
      made.on('autoplay:play', () => setPlaying(true));
      made.on('autoplay:stop', () => setPlaying(false));
      setPlaying(!isStill);
      setEmbla(made);
    };
    const idle = window.requestIdleCallback?.(start, { timeout: 2000 }) ?? setTimeout(start, 200);
    return () => {
      isGone = true;
      if (window.cancelIdleCallback) window.cancelIdleCallback(idle as number);
      else clearTimeout(idle);
      made?.destroy();
    };
  }, [viewport]);

  if (!embla) return undefined;
  const autoplay = embla.plugins().autoplay;
  return {
    isPlaying,
    toggle: () => (isPlaying ? autoplay?.stop() : autoplay?.play()),
    scroll(direction) {
      autoplay?.stop();
      if (direction === 'next') embla.scrollNext();
      else embla.scrollPrev();
    },
  };
}

import type { RefObject } from 'react';
import { useAutoplay } from './use-autoplay.ts';

const cardMilliseconds = 4000;

/** Advances a scroll-snap row by one card every 4 s and wraps around at the end. */
export function useCarousel(row: RefObject<HTMLElement | null>) {
  const scroll = (direction: 'previous' | 'next') => {
    const { current } = row;
    if (current) current.scrollTo({ left: placeBeside(current, direction), behavior: motion() });
  };
  return { ...useAutoplay(cardMilliseconds, () => scroll('next')), scroll };
}

/** The scroll position of the next or previous card; wraps around at both ends. */
function placeBeside(row: HTMLElement, direction: 'previous' | 'next'): number {
  const end = row.scrollWidth - row.clientWidth;
  const card = row.querySelector('li')?.getBoundingClientRect().width ?? row.clientWidth;
  if (direction === 'next') return row.scrollLeft >= end - 1 ? 0 : row.scrollLeft + card;
  return row.scrollLeft <= 1 ? end : row.scrollLeft - card;
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

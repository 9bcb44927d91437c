import { type City, currentCity } from '@thikana/contract/city';
import { untilCityMidnight } from '@thikana/contract/city-time';
import { currentLanguage, type SiteLanguage } from '@thikana/contract/language';
import { LRUCache } from 'lru-cache';
import type { Piece } from '#web/lib/documents/html-document.server.ts';
import { keptMarkup } from './kept-markup.ts';

const mostBytes = 8 * 1024 * 1024;

const opening = '<kept-markup data-at="';
const closing = '</kept-markup>';

const encoder = new TextEncoder();

/** The encoded markup of parts that documents share, by what it depends on. */
const known = new LRUCache<string, Uint8Array>({
  maxSize: mostBytes,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/** A part of the document being rendered, with its markup if that was known. */
interface Part {
  key: string;
  markup: Uint8Array | undefined;
}

/** What the known parts of a language were rendered for. */
interface Basis {
  city: City;
  site: string;
  until: number;
  /** Is part of the keys, so that the parts of an earlier basis are not found and give way to others. */
  number: number;
}

const bases = new Map<SiteLanguage, Basis>();
let lastBasis = 0;

/** A new one if the city, the site’s details or the day have changed. The details are in the current language. */
function currentBasis(site: string): Basis {
  const city = currentCity();
  const now = Date.now();
  const language = currentLanguage();
  const basis = bases.get(language);
  if (basis?.city === city && basis.site === site && now < basis.until) return basis;
  lastBasis += 1;
  // 'Posted N days ago' counts days of the city.
  const next = { city, site, until: now + untilCityMidnight(new Date(now)), number: lastBasis };
  bases.set(language, next);
  return next;
}

/** Markup with a place for each part that documents share. */
export interface MarkupWithPlaces {
  html: string;
  parts: readonly Part[];
}

/** Renders with places for the parts that documents share. `site` is what these may show of the site’s details. */
export async function withPlaces(site: string, render: () => Promise<string>): Promise<MarkupWithPlaces> {
  const { number } = currentBasis(site);
  const parts: Part[] = [];
  keptMarkup.current = {
    placeFor(part) {
      const key = `${number} ${part}`;
      const markup = known.get(key);
      parts.push({ key, markup });
      return { at: parts.length - 1, isKnown: markup !== undefined };
    },
  };
  const rendering = render();
  keptMarkup.current = undefined;
  return { html: await rendering, parts };
}

/** Puts the known parts in their places, and learns the others. */
export function filledIn({ html, parts }: MarkupWithPlaces): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (let start = html.indexOf(opening); start >= 0; start = html.indexOf(opening, end)) {
    const inside = html.indexOf('>', start) + 1;
    const part = parts[Number.parseInt(html.slice(start + opening.length, inside), 10)];
    const stop = html.indexOf(closing, inside);
    const markup = part?.markup ?? encoder.encode(html.slice(inside, stop));
    if (part && part.markup === undefined) known.set(part.key, markup);
    pieces.push(html.slice(end, start), markup);
    end = stop + closing.length;
  }
  return [...pieces, html.slice(end)];
}

import { currentCity, type Position } from '@thikana/contract/city';
import {
  type Bounds,
  boundsOf,
  formatBounds,
  formatShape,
  parseBounds,
  parseShape,
} from '@thikana/contract/map-area';
import type { PlaceShape } from '@thikana/contract/place-shape';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/lib/api/api.ts';
import { boundsOfPlaces, placeNames } from './bounds-of-places.ts';

/** The part of the map that the address asks for. Moving the map replaces the address. */
export function useMapPlace() {
  const [search, setSearch] = useSearchParams();
  const shapeText = search.get('shape') ?? '';
  const shape = useMemo(() => parseShape(shapeText), [shapeText]);
  const within = parseBounds(search.get('within') ?? '');

  function change(values: Record<'within' | 'shape', string | undefined>): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const [location = '', landmark = '', near = '', km = ''] = placeNames.map((name) => search.get(name) ?? '');
  const places = useMemo(() => ({ location, landmark, near, km }), [location, landmark, near, km]);

  return {
    places,
    /** The part that the map begins with. */
    findStart: async (): Promise<Bounds> =>
      within ?? (shape ? boundsOf(shape) : ((await boundsOfPlaces(call, places)) ?? currentCity().bounds)),
    shape: useMemo(() => shape && polygonOf(shape), [shape]),
    isNarrowed: within !== undefined || shape !== undefined,
    /** While a shape is drawn, moving the map does not change the search. */
    lookWithin(bounds: Bounds) {
      if (!shape) change({ within: formatBounds(bounds), shape: undefined });
    },
    lookInside(corners: readonly Position[]) {
      change({ within: undefined, shape: formatShape(corners) });
    },
    lookEverywhere() {
      change({ within: undefined, shape: undefined });
    },
  };
}

function polygonOf(corners: readonly Position[]): PlaceShape {
  const ring = corners.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  return { type: 'Polygon', coordinates: [ring[0] ? [...ring, ring[0]] : ring] };
}

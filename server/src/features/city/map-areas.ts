import { type City, type CityOutline, currentCity } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import { type Bounds, isInBounds } from '@thikana/contract/map-area';

/** With more areas the map is so far away that their outlines would only be dots. */
const mostOutlined = 200;

const outlines = new WeakMap<City, ReadonlyMap<string, CityOutline>>();

export function mapAreas(within: Bounds | undefined): MapArea[] {
  const city = currentCity();
  const areas = city.areas.filter((area) => !within || isInBounds(area, within));
  if (areas.length > mostOutlined) return areas;
  // The own outline of an area goes before those of areas that were merged into it.
  const known =
    outlines.get(city) ?? new Map(city.outlines?.toReversed().map((outline) => [outline.slug, outline]));
  outlines.set(city, known);
  return areas.map((area) => {
    const rings = known.get(area.slug)?.rings;
    if (!rings) return area;
    const outline = rings.map((ring) =>
      ring.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
    );
    return { ...area, outline };
  });
}

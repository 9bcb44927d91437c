import { areaLabel } from '@thikana/contract/areas';
import { findArea } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { listText } from '@thikana/contract/list-text';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** More areas are counted only. */
const mostNamed = 3;

/** Areas, the nearest first, with how far they are from the nearest of the asked ones. */
export function placesWithDistance(asked: readonly string[], added: readonly string[]): string {
  const from = asked.flatMap((slug) => findArea(slug) ?? []);
  const places = added
    .map((slug) => {
      const area = findArea(slug);
      const km = area ? Math.min(...from.map((each) => distanceKm(each, area))) : Number.POSITIVE_INFINITY;
      return { label: areaLabel(slug), km };
    })
    .sort((one, other) => one.km - other.km);
  const named = listText(
    places
      .slice(0, mostNamed)
      .map(({ label, km }) =>
        Number.isFinite(km) ? m.list_close_place({ place: label, km: kmText(km) }) : label,
      ),
  );
  const count = places.length - mostNamed;
  const farthest = places.at(-1)?.km ?? 0;
  if (count <= 0 || !Number.isFinite(farthest)) return named;
  return m.list_close_more_places({ places: named, count, km: kmText(farthest) });
}

const kmText = (km: number) => number(Math.max(1, Math.round(km)));

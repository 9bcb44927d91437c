import { areaOfSlug } from '@thikana/contract/area-of-slug';
import { findArea } from '@thikana/contract/city';
import {
  nameAreas,
  viewCityMap,
  viewLandmarks,
  viewMapAreas,
  viewMapLandmarks,
} from '@thikana/contract/city-map';
import { findLandmark } from '@thikana/contract/landmarks';
import type { Kysely } from 'kysely';
import { type Binding, bind } from '../../http/binding.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { cityRepository } from './city.repository.ts';
import { cityPlaces } from './city-places.ts';
import { mapAreas } from './map-areas.ts';
import { mapLandmarks } from './map-landmarks.ts';
import { namedAsTyped } from './name-in-script.ts';
import { landmarksNamedAlike } from './named-alike.ts';

export function cityRoutes(db: Kysely<Tables>): Binding[] {
  return [
    bind(viewCityMap, async () => ({ shapes: await cityRepository(db).listMapShapes() })),
    bind(viewMapAreas, async ({ query }) => ({ areas: mapAreas(query.within) })),
    bind(viewMapLandmarks, async ({ query }) => mapLandmarks(query.within)),
    bind(viewLandmarks, async ({ query }) => {
      const slugs = query.slugs.split(',');
      const landmarks = slugs.flatMap((slug) => {
        const landmark = findLandmark(slug);
        const place = cityPlaces().landmarks.find((each) => each.slug === landmark?.slug);
        if (!landmark || !place) return [];
        const { longitude, latitude } = place;
        return [
          { ...(query.typed ? namedAsTyped(query.typed, place) : landmark), slug, longitude, latitude },
        ];
      });
      return { landmarks, namedAlike: landmarksNamedAlike(slugs) };
    }),
    bind(nameAreas, async ({ query }) => areasNamed(query.slugs.split(','))),
  ];
}

function areasNamed(slugs: readonly string[]) {
  const found = slugs.flatMap((asked) => {
    const area = findArea(asked) ?? findArea(areaOfSlug(asked) ?? '');
    return area ? [{ asked, area }] : [];
  });
  const others = found.filter(({ asked, area }) => asked !== area.slug);
  return {
    areas: [...new Set(found.map(({ area }) => area))],
    formerSlugs: Object.fromEntries(others.map(({ asked, area }) => [asked, area.slug])),
  };
}

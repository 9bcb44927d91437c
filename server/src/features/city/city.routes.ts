import { findArea } from '@thikana/contract/city';
import { nameAreas, viewCityMap, viewLandmarks } from '@thikana/contract/city-map';
import { findLandmark } from '@thikana/contract/landmarks';
import type { Kysely } from 'kysely';
import { type Binding, bind } from '../../http/binding.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { cityRepository } from './city.repository.ts';

export function cityRoutes(db: Kysely<Tables>): Binding[] {
  return [
    bind(viewCityMap, async () => ({ shapes: await cityRepository(db).findShapes() })),
    bind(viewLandmarks, async ({ query }) => ({
      landmarks: query.slugs.split(',').flatMap((slug) => {
        const landmark = findLandmark(slug);
        return landmark ? [{ ...landmark, slug }] : [];
      }),
    })),
    bind(nameAreas, async ({ query }) => ({
      areas: query.slugs.split(',').flatMap((slug) => {
        const area = findArea(slug);
        return area ? [{ ...area, slug }] : [];
      }),
    })),
  ];
}

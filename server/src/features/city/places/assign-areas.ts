import { nearestArea } from '@thikana/contract/nearest-area';
import { type Kysely, sql } from 'kysely';
import { markEverythingStale } from '../../../http/staleness.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { useCity } from '../load-city.ts';
import type { ChangedArea } from './changed-areas.ts';

export interface AssignAreas {
  areas: readonly ChangedArea[];
}

const listingsAtOnce = 5_000;
/** A little more than the distance at which an area is nearest, in degrees of latitude and of longitude at 60°. */
const [northDegrees, eastDegrees] = [0.05, 0.1];

/** Gives each listing of an area, in its outline or around it the area that it belongs to now. Listings of hidden areas keep theirs. */
export function assignAreasJob(db: Kysely<Tables>): JobKind<AssignAreas> {
  return {
    name: 'assign-areas',
    retryDelaySeconds: 5,
    expireSeconds: 900,
    async run({ areas }) {
      await useCity(db);
      for (const area of areas) await assignAround(db, area);
    },
  };
}

async function assignAround(db: Kysely<Tables>, changed: ChangedArea): Promise<void> {
  for (let after = ''; ; ) {
    const listings = await listAround(db, changed, after);
    const moved = listings.flatMap(({ id, area, latitude, longitude, location }) => {
      const nearest = nearestArea({ latitude, longitude }, location);
      return nearest === area ? [] : [{ id, area: nearest }];
    });
    if (moved.length > 0) await move(db, moved);
    const last = listings.at(-1);
    if (!last || listings.length < listingsAtOnce) return;
    after = last.id;
  }
}

function listAround(db: Kysely<Tables>, { slug, latitude, longitude, bounds }: ChangedArea, after: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'area', 'latitude', 'longitude', 'location'])
    .where('id', '>', after)
    .where('area', 'not in', (areas) =>
      areas.selectFrom('areas').select('slug').where('is_hidden', '=', true),
    )
    .where(({ and, or, eb, between }) =>
      or([
        eb('area', '=', slug),
        ...(bounds
          ? [
              and([
                between('latitude', bounds.south, bounds.north),
                between('longitude', bounds.west, bounds.east),
              ]),
            ]
          : []),
        and([
          between('latitude', latitude - northDegrees, latitude + northDegrees),
          between('longitude', longitude - eastDegrees, longitude + eastDegrees),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(listingsAtOnce)
    .execute();
}

function move(db: Kysely<Tables>, moved: readonly { id: string; area: string }[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`
      update listings set area = moved.area
      from unnest(${moved.map(({ id }) => id)}::text[], ${moved.map(({ area }) => area)}::text[]) as moved (id, area)
      where listings.id = moved.id`.execute(transaction);
    await markEverythingStale(transaction);
  });
}

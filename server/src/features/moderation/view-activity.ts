import type { Activity } from '@thikana/contract/moderation';
import { type Kysely, sql } from 'kysely';
import { type CityWeek, cityWeeks } from '../../lib/city-weeks.ts';
import { firstIdAt } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const weekCount = 12;
const areaCount = 25;

/** New listings and accounts per week, and listings by area and status. */
export async function viewActivity({ db, now }: ModerationDependencies): Promise<Activity> {
  const [weeks, areas] = await Promise.all([countByWeek(db, cityWeeks(now(), weekCount)), countByArea(db)]);
  const more = areas.slice(areaCount);
  const sum = (status: 'approved' | 'pending' | 'rejected') =>
    more.reduce((total, area) => total + area[status], 0);
  return {
    weeks,
    areas: areas.slice(0, areaCount),
    ...(more.length > 0 && {
      moreAreas: {
        areas: more.length,
        ...{ approved: sum('approved'), pending: sum('pending'), rejected: sum('rejected') },
      },
    }),
  };
}

/** Ids start with their creation time, so an index-only scan counts a week. */
async function countByWeek(db: Kysely<Tables>, weeks: readonly CityWeek[]): Promise<Activity['weeks']> {
  const starts = weeks.map((week) => week.start);
  const firstIds = weeks.map((week) => firstIdAt(week.startsAt));
  const nextIds = weeks.map((week) => firstIdAt(week.endsAt));
  const { rows } = await sql<Activity['weeks'][number]>`
    select
      week.start,
      (select count(*) from listings where id >= week.first_id and id < week.next_id) as listings,
      (select count(*) from users where id >= week.first_id and id < week.next_id) as "signUps"
    from unnest(${starts}::text[], ${firstIds}::text[], ${nextIds}::text[])
      as week (start, first_id, next_id)
    order by week.start`.execute(db);
  return rows;
}

async function countByArea(db: Kysely<Tables>): Promise<Activity['areas']> {
  const { rows } = await sql<Activity['areas'][number]>`
    select
      area,
      count(*) filter (where approval_status = 'approved') as approved,
      count(*) filter (where approval_status = 'pending') as pending,
      count(*) filter (where approval_status = 'rejected') as rejected
    from listings
    group by area
    order by count(*) desc, area`.execute(db);
  return rows;
}

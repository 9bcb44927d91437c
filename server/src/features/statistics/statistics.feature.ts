import { addDays, cityDay } from '@thikana/contract/city-time';
import type { ViewCounts } from '@thikana/contract/statistics';
import * as contract from '@thikana/contract/statistics';
import type { Kysely } from 'kysely';
import { bind } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countView } from './count-view.ts';
import type { StatisticsDependencies } from './statistics.dependencies.ts';
import { statisticsRepository } from './statistics.repository.ts';
import { firstViewDay, noViews } from './view-days.ts';
import { viewStatistics } from './view-statistics.ts';

const keptDays = 400;

/** View counts of listings, for their owners. */
export function statisticsFeature({ jobs, ...dependencies }: StatisticsDependencies & { jobs: Jobs }) {
  jobs.add({
    name: 'forget-statistics',
    schedule: '50 3 * * *',
    run: () =>
      statisticsRepository(dependencies.db).deleteBefore(addDays(cityDay(dependencies.now()), -keptDays)),
  });
  return {
    bindings: [
      bind(contract.viewStatistics, async ({ viewer, params }) => ({
        days: await viewStatistics(dependencies, viewer.user.id, params.id),
      })),
      bind(contract.countView, async ({ viewer, params, body }) => {
        await countView(dependencies, viewer, params.id, body.kind);
        return { message: m.statistics_thanks() };
      }),
    ],
  };
}

/** The daily counts of a listing in the period that owners see. */
export async function viewsOf(
  db: Kysely<Tables>,
  listingIds: readonly string[],
  now: Date,
): Promise<(listingId: string) => ViewCounts> {
  const counts = new Map(listingIds.map((id): [string, ViewCounts] => [id, { ...noViews }]));
  const sums = await statisticsRepository(db).listSums([...counts.keys()], firstViewDay(now));
  for (const sum of sums) {
    const found = counts.get(sum.listing_id);
    if (found) found[sum.kind] = sum.count;
  }
  return (listingId) => counts.get(listingId) ?? noViews;
}

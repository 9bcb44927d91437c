import { countDocuments, viewActivity } from '@thikana/contract/moderation';
import { loadError } from '#web/components/layout/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { AreasChart } from '#web/features/administration/areas-chart.tsx';
import { WeeklyChart } from '#web/features/administration/weekly-chart.tsx';
import { Overview } from '#web/features/moderation/overview.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

const cards = ['users', 'verified', 'unverified', 'posts', 'active', 'pending', 'rejected', 'reports'];

export const meta = unlistedMeta(m.admin_home_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call) => {
  const [counts, activity] = await Promise.all([call(countDocuments, {}), call(viewActivity, {})]);
  return { counts: counts.result, activity: activity.data };
});

export function HydrateFallback() {
  return (
    <div role="status" aria-label={m.layout_loading()}>
      <Skeleton className="mb-4 h-8 w-40" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {cards.map((card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Skeleton className="h-88" />
        <Skeleton className="h-160" />
      </div>
    </div>
  );
}

export default function AdminHomePage({ loaderData: { counts, activity } }: PageProps<typeof clientLoader>) {
  return (
    <>
      <h1 className="mb-4 font-semibold text-title">{m.admin_home_title()}</h1>
      <Overview counts={counts} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 xl:sticky xl:top-6">
          <WeeklyChart weeks={activity.weeks} />
        </div>
        <AreasChart {...activity} />
      </div>
    </>
  );
}

export const ErrorBoundary = loadError(m.admin_counts_failed);

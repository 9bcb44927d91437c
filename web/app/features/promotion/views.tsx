import type { PromotedListing } from '@thikana/contract/promotion';
import { statisticsDays, type ViewDay, viewStatistics } from '@thikana/contract/statistics';
import { ChartColumn } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const ViewsCharts = lazyPart(() => import('./views-charts.tsx'));

/** The recent views of a listing, with daily figures on request. */
export function Views({ promotion: { listing, views } }: { promotion: PromotedListing }) {
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<readonly ViewDay[]>();
  const { failure, attempt } = useAttempt(m.promote_views_failed());
  const id = useId();
  const figures = [
    [m.promote_views_view(), views.view],
    [m.promote_views_phone(), views.phone],
    [m.promote_views_message(), views.message],
    [m.promote_views_shortlist(), views.shortlist],
  ] as const;

  const toggle = async () => {
    setOpen(!isOpen);
    if (isOpen || days) return;
    const isLoaded = await attempt(async () =>
      setDays((await call(viewStatistics, { params: { id: listing._id } })).days),
    );
    if (!isLoaded) setOpen(false);
  };

  return (
    <section
      aria-label={m.promote_views({ days: statisticsDays })}
      className="grid gap-3 border-line border-t pt-4 sm:col-span-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
          {figures.map(([label, count]) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="font-semibold text-lg tabular-nums">{number(count)}</dd>
            </div>
          ))}
        </dl>
        <Button variant="quiet" size="sm" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          <ChartColumn size={18} />
          {isOpen ? m.promote_views_close() : m.promote_views_open()}
        </Button>
      </div>
      <FormError>{failure}</FormError>
      <div id={id} className="empty:hidden">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            {days ? <ViewsCharts days={days} /> : <Skeleton className="h-64" />}
          </Suspense>
        )}
      </div>
    </section>
  );
}

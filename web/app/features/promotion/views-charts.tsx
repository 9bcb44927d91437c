import type { ViewDay } from '@thikana/contract/statistics';
import { ColumnChart, isCaptioned } from '#web/components/charts/column-chart.tsx';
import { day as dayText, shortDay } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

const captionEvery = 10;

/** The daily views of one listing, oldest first. */
export default function ViewsCharts({ days }: { days: readonly ViewDay[] }) {
  const shared = {
    rowHeader: m.ui_chart_day(),
    groups: days.map(({ day, ...values }, index) => ({
      key: day,
      label: dayText(day),
      caption: isCaptioned(index, days.length, captionEvery) ? shortDay(day) : undefined,
      values,
    })),
    arrangement: 'stacked',
    plotHeight: 120,
  } as const;
  return (
    <div className="grid gap-4">
      <ColumnChart
        {...shared}
        title={m.promote_views_chart()}
        text={m.promote_views_chart_text()}
        series={[{ key: 'view', label: m.promote_views_view(), look: 'fill-tea stroke-tea' }]}
      />
      <ColumnChart
        {...shared}
        title={m.promote_views_answers()}
        text={m.promote_views_answers_text()}
        series={[
          { key: 'phone', label: m.promote_views_phone(), look: 'fill-second stroke-second' },
          { key: 'message', label: m.promote_views_message(), look: 'fill-tea-soft stroke-tea' },
          { key: 'shortlist', label: m.promote_views_shortlist(), look: 'fill-surface stroke-second' },
        ]}
      />
    </div>
  );
}

import type { SeenDay } from '@thikana/contract/statistics';
import { DayChart } from '#web/components/charts/day-chart.tsx';
import { m } from '#web/paraglide/messages.js';

/** How often one listing was seen, day by day. */
export default function SeenCharts({ days }: { days: readonly SeenDay[] }) {
  return (
    <div className="grid gap-4">
      <DayChart
        title={m.promote_seen_views()}
        text={m.promote_seen_views_text()}
        days={days}
        series={[{ key: 'view', label: m.promote_seen_view(), look: 'fill-tea stroke-tea' }]}
      />
      <DayChart
        title={m.promote_seen_answers()}
        text={m.promote_seen_answers_text()}
        days={days}
        series={[
          { key: 'phone', label: m.promote_seen_phone(), look: 'fill-terracotta stroke-terracotta' },
          { key: 'message', label: m.promote_seen_message(), look: 'fill-tea-soft stroke-tea' },
          { key: 'shortlist', label: m.promote_seen_shortlist(), look: 'fill-surface stroke-terracotta' },
        ]}
      />
    </div>
  );
}

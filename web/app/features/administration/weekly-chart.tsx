import type { Activity } from '@thikana/contract/moderation';
import { ColumnChart, isCaptioned } from '#web/components/charts/column-chart.tsx';
import { day, shortDay } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

const captionEvery = 4;

/** New listings and sign-ups by week, as pairs of columns. */
export function WeeklyChart({ weeks }: { weeks: Activity['weeks'] }) {
  return (
    <ColumnChart
      title={m.admin_home_weekly_title()}
      text={m.admin_home_weekly_text()}
      series={[
        { key: 'listings', label: m.admin_home_new_listings(), look: 'fill-tea stroke-tea' },
        { key: 'signUps', label: m.admin_home_sign_ups(), look: 'fill-second-soft stroke-second' },
      ]}
      rowHeader={m.admin_home_week()}
      groups={weeks.map((week, index) => ({
        key: week.start,
        label: day(week.start),
        caption: isCaptioned(index, weeks.length, captionEvery) ? shortDay(week.start) : undefined,
        values: week,
      }))}
      arrangement="beside"
      plotHeight={200}
    />
  );
}

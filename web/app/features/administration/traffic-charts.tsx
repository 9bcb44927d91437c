import type { Traffic } from '@thikana/contract/system';
import { ColumnChart, isCaptioned } from '#web/components/charts/column-chart.tsx';
import { timeOfDay } from '#web/lib/format/system-format.ts';
import { m } from '#web/paraglide/messages.js';

/** In quarters of an hour: a caption every four hours. */
const captionEvery = 16;

/** The number of responses and their duration in the last 24 hours, by quarter of an hour. */
export function TrafficCharts({ quarters }: { quarters: readonly Traffic[] }) {
  const shared = {
    rowHeader: m.system_quarter(),
    groups: quarters.map((quarter, index) => ({
      key: quarter.from,
      label: timeOfDay(quarter.from),
      caption:
        isCaptioned(index, quarters.length, captionEvery) && index >= captionEvery / 2
          ? timeOfDay(quarter.from)
          : undefined,
      values: quarter,
    })),
    // The second series is part of the first.
    arrangement: 'overlaid',
    plotHeight: 160,
    axisWidth: 40,
  } as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <ColumnChart
        {...shared}
        title={m.system_requests_title()}
        text={m.system_requests_text()}
        series={[
          { key: 'requests', label: m.system_requests(), look: 'fill-tea stroke-tea' },
          { key: 'failures', label: m.system_failures(), look: 'fill-second-soft stroke-second' },
        ]}
      />
      <ColumnChart
        {...shared}
        title={m.system_latency_title()}
        text={m.system_latency_text()}
        series={[
          { key: 'slowMilliseconds', label: m.system_slow(), look: 'fill-second-soft stroke-second' },
          { key: 'middleMilliseconds', label: m.system_middle(), look: 'fill-tea stroke-tea' },
        ]}
      />
    </div>
  );
}

import type { Traffic } from '@thikana/contract/system';
import { m } from '#web/paraglide/messages.js';
import { QuarterChart } from './quarter-chart.tsx';

/** How many answers, and how long they took. */
export function TrafficCharts({ quarters }: { quarters: readonly Traffic[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <QuarterChart
        title={m.system_requests_title()}
        text={m.system_requests_text()}
        quarters={quarters}
        series={[
          { key: 'requests', label: m.system_requests(), look: 'fill-tea stroke-tea' },
          { key: 'failures', label: m.system_failures(), look: 'fill-terracotta-soft stroke-terracotta' },
        ]}
      />
      <QuarterChart
        title={m.system_latency_title()}
        text={m.system_latency_text()}
        quarters={quarters}
        series={[
          { key: 'slowMilliseconds', label: m.system_slow(), look: 'fill-terracotta-soft stroke-terracotta' },
          { key: 'middleMilliseconds', label: m.system_middle(), look: 'fill-tea stroke-tea' },
        ]}
      />
    </div>
  );
}

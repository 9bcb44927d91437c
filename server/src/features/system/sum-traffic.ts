import type { Traffic } from '@thikana/contract/system';
import { minuteMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { addDurations, noDurations, percentile } from '../../platform/traffic/durations.ts';

const quarterMilliseconds = 15 * minuteMilliseconds;
const shownQuarters = 96;

/** The start of the first quarter of an hour in the chart. */
export function firstQuarter(now: Date): Date {
  const running = now.getTime() - (now.getTime() % quarterMilliseconds);
  return new Date(running - (shownQuarters - 1) * quarterMilliseconds);
}

/** Sums the minutes of all processes per quarter of an hour, including empty ones. */
export function sumTraffic(minutes: readonly Tables['traffic_minutes'][], from: Date): Traffic[] {
  const quarters = Array.from({ length: shownQuarters }, () => ({
    requests: 0,
    failures: 0,
    durations: noDurations(),
  }));
  for (const { minute, requests, failures, durations } of minutes) {
    const quarter = quarters[Math.floor((minute.getTime() - from.getTime()) / quarterMilliseconds)];
    if (!quarter) continue;
    quarter.requests += requests;
    quarter.failures += failures;
    quarter.durations = addDurations(quarter.durations, durations);
  }
  return quarters.map(({ requests, failures, durations }, index) => ({
    from: new Date(from.getTime() + index * quarterMilliseconds).toISOString(),
    requests,
    failures,
    middleMilliseconds: percentile(durations, 0.5) ?? 0,
    slowMilliseconds: percentile(durations, 0.95) ?? 0,
  }));
}

import type { Activity } from '@thikana/contract/moderation';
import { ChartFigure, type ChartSeries } from '#web/components/charts/chart-figure.tsx';
import { chartTicks, percent } from '#web/components/charts/chart-scale.ts';
import { day, number, shortDay } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';

const plotHeight = 200;
const columnShare = 0.38;
/** A date stands below every third week, counted back from the running one. */
const labelledWeeks = 3;

/** New listings and sign-ups, a pair of columns a week. */
export function WeeklyChart({ weeks }: { weeks: Activity['weeks'] }) {
  const series: ChartSeries<'listings' | 'signUps'>[] = [
    { key: 'listings', label: m.admin_home_new_listings(), look: 'fill-tea stroke-tea' },
    { key: 'signUps', label: m.admin_home_sign_ups(), look: 'fill-terracotta-soft stroke-terracotta' },
  ];
  const ticks = chartTicks(Math.max(...weeks.flatMap((week) => [week.listings, week.signUps])));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * plotHeight;
  const weekShare = 1 / weeks.length;

  return (
    <ChartFigure
      title={m.admin_home_weekly_title()}
      text={m.admin_home_weekly_text()}
      series={series}
      rowHeader={m.admin_home_week()}
      rows={weeks.map((week) => ({ label: day(week.monday), values: week }))}
    >
      <div className="flex gap-2 text-xs tabular-nums">
        <svg width="28" height={plotHeight + 32} aria-hidden="true" className="shrink-0 overflow-visible">
          {ticks.map((tick) => (
            <text
              key={tick}
              x="28"
              y={plotHeight - heightOf(tick) + 12}
              textAnchor="end"
              className="fill-ink-soft"
            >
              {number(tick)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={plotHeight + 32} aria-hidden="true" className="min-w-0 overflow-visible">
          {ticks.map((tick) => {
            const y = plotHeight - heightOf(tick) + 8;
            return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
          })}
          {weeks.map((week, index) => (
            <g key={week.monday}>
              {series.map(({ key, label, look }, place) => (
                <rect
                  key={key}
                  x={percent((index + 0.1 + place * (columnShare + 0.04)) * weekShare)}
                  y={plotHeight - heightOf(week[key]) + 8}
                  width={percent(columnShare * weekShare)}
                  height={heightOf(week[key])}
                  className={week[key] > 0 ? look : 'invisible'}
                >
                  <title>{`${day(week.monday)}: ${number(week[key])} ${label}`}</title>
                </rect>
              ))}
              {(weeks.length - 1 - index) % labelledWeeks === 0 && (
                <text
                  x={percent((index + 0.5) * weekShare)}
                  y={plotHeight + 26}
                  textAnchor="middle"
                  className="fill-ink-soft"
                >
                  {shortDay(week.monday)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

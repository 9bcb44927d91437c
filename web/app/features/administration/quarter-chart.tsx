import type { Traffic } from '@thikana/contract/system';
import { ChartFigure, type ChartSeries } from '#web/components/charts/chart-figure.tsx';
import { chartTicks, percent } from '#web/components/charts/chart-scale.ts';
import { number } from '#web/lib/format.ts';
import { timeOfDay } from '#web/lib/system-format.ts';
import { m } from '#web/paraglide/messages.js';

const plotHeight = 160;
const labelEvery = 16;

type Measure = 'requests' | 'failures' | 'middleMilliseconds' | 'slowMilliseconds';

interface Props {
  title: string;
  text: string;
  quarters: readonly Traffic[];
  /** The second is part of the first, and is drawn in it. */
  series: readonly [ChartSeries<Measure>, ChartSeries<Measure>];
}

/** A day in quarters of an hour, a column each. */
export function QuarterChart({ title, text, quarters, series }: Props) {
  const ticks = chartTicks(Math.max(...quarters.map((quarter) => quarter[series[0].key])));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * plotHeight;
  const share = 1 / quarters.length;

  return (
    <ChartFigure
      title={title}
      text={text}
      series={series}
      rowHeader={m.system_quarter()}
      rows={quarters.map((quarter) => ({ label: timeOfDay(quarter.from), values: quarter }))}
    >
      <div className="flex gap-2 text-xs tabular-nums">
        <svg width="40" height={plotHeight + 32} aria-hidden="true" className="shrink-0 overflow-visible">
          {ticks.map((tick) => (
            <text
              key={tick}
              x="40"
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
          {quarters.map((quarter, index) => (
            <g key={quarter.from}>
              {series.map(({ key, label, look }) => (
                <rect
                  key={key}
                  x={percent((index + 0.1) * share)}
                  y={plotHeight - heightOf(quarter[key]) + 8}
                  width={percent(0.8 * share)}
                  height={heightOf(quarter[key])}
                  className={quarter[key] > 0 ? look : 'invisible'}
                >
                  <title>{`${timeOfDay(quarter.from)}: ${number(quarter[key])} ${label}`}</title>
                </rect>
              ))}
              {(quarters.length - 1 - index) % labelEvery === 0 && index >= labelEvery / 2 && (
                <text
                  x={percent((index + 0.5) * share)}
                  y={plotHeight + 26}
                  textAnchor={index === quarters.length - 1 ? 'end' : 'middle'}
                  className="fill-ink-soft"
                >
                  {timeOfDay(quarter.from)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

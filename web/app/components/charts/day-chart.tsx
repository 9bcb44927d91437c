import { day as dayText, number, shortDay } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';
import { ChartFigure, type ChartSeries } from './chart-figure.tsx';
import { chartTicks, percent } from './chart-scale.ts';

const plotHeight = 120;
/** A date stands below every tenth day, counted back from today. */
const labelledDays = 10;

interface Props<Key extends string> {
  title: string;
  text: string;
  series: readonly ChartSeries<Key>[];
  /** Oldest first. */
  days: readonly ({ day: string } & Record<Key, number>)[];
}

/** A column a day, in which several series stand upon each other. */
export function DayChart<Key extends string>({ title, text, series, days }: Props<Key>) {
  const sumOf = (counts: Record<Key, number>, keys = series) =>
    keys.reduce((sum, { key }) => sum + counts[key], 0);
  const ticks = chartTicks(Math.max(...days.map((counts) => sumOf(counts))));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * plotHeight;
  const share = 1 / days.length;

  return (
    <ChartFigure
      title={title}
      text={text}
      series={series}
      rowHeader={m.ui_chart_day()}
      rows={days.map((counts) => ({ label: dayText(counts.day), values: counts }))}
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
          {days.map((counts, index) => (
            <g key={counts.day}>
              {series.map(({ key, label, look }, place) => (
                <rect
                  key={key}
                  x={percent((index + 0.15) * share)}
                  y={plotHeight - heightOf(sumOf(counts, series.slice(0, place + 1))) + 8}
                  width={percent(0.7 * share)}
                  height={heightOf(counts[key])}
                  className={counts[key] > 0 ? look : 'invisible'}
                >
                  <title>{`${dayText(counts.day)}: ${number(counts[key])} ${label}`}</title>
                </rect>
              ))}
              {(days.length - 1 - index) % labelledDays === 0 && (
                <text
                  x={percent((index + 0.5) * share)}
                  y={plotHeight + 26}
                  textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                  className="fill-ink-soft"
                >
                  {shortDay(counts.day)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

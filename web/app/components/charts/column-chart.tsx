import { number } from '#web/lib/format/format.ts';
import { ChartFigure, type ChartSeries } from './chart-figure.tsx';
import { chartTicks, percent } from './chart-scale.ts';

/** How the columns of one group are arranged. */
type Arrangement = 'stacked' | 'overlaid' | 'beside';

/** The margin on each side of a group, as a share of its width. */
const margins: Record<Arrangement, number> = { stacked: 0.15, overlaid: 0.1, beside: 0.1 };
/** Between columns of one group that stand side by side. */
const gap = 0.04;
/**
 * With this many groups, a caption is wider than its group and the last one would overflow on the right, so captions
 * start at the left edge of their group.
 */
const manyGroups = 20;
const above = 8;
const below = 24;

interface Group<Key extends string> {
  key: string;
  label: string;
  /** The text below the group. Only a few groups have one, because there is little space. */
  caption?: string;
  values: Record<Key, number>;
}

interface Props<Key extends string> {
  title: string;
  text: string;
  series: readonly ChartSeries<Key>[];
  /** The heading of the first table column. */
  rowHeader: string;
  groups: readonly Group<Key>[];
  arrangement: Arrangement;
  plotHeight: number;
  /** The width of the axis labels on the left. */
  axisWidth?: number;
}

/** A column chart over time, with one group of columns for each day, week or quarter of an hour. */
export function ColumnChart<Key extends string>(props: Props<Key>) {
  const { title, text, series, rowHeader, groups, arrangement, plotHeight, axisWidth = 28 } = props;
  const keys = series.map(({ key }) => key);
  const ticks = chartTicks(Math.max(...groups.map(({ values }) => highest(arrangement, keys, values))));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * plotHeight;
  const share = 1 / groups.length;

  return (
    <ChartFigure
      title={title}
      text={text}
      series={series}
      rowHeader={rowHeader}
      rows={groups.map(({ label, values }) => ({ label, values }))}
    >
      <div className="flex gap-2 text-xs tabular-nums">
        <svg
          width={axisWidth}
          height={plotHeight + above + below}
          aria-hidden="true"
          className="shrink-0 overflow-visible"
        >
          {ticks.map((tick) => (
            <text
              key={tick}
              x={axisWidth}
              y={plotHeight - heightOf(tick) + above + 4}
              textAnchor="end"
              className="fill-ink-soft"
            >
              {number(tick)}
            </text>
          ))}
        </svg>
        <svg
          width="100%"
          height={plotHeight + above + below}
          aria-hidden="true"
          className="min-w-0 overflow-visible"
        >
          {ticks.map((tick) => {
            const y = plotHeight - heightOf(tick) + above;
            return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
          })}
          {groups.map(({ key: groupKey, label: groupLabel, caption, values }, index) => (
            <g key={groupKey}>
              {series.map(({ key, label, look }, place) => {
                const across = placeAcross(arrangement, place, series.length);
                const reach =
                  arrangement === 'stacked' ? sumOf(keys.slice(0, place + 1), values) : values[key];
                return (
                  <rect
                    key={key}
                    x={percent((index + across.from) * share)}
                    y={plotHeight - heightOf(reach) + above}
                    width={percent(across.width * share)}
                    height={heightOf(values[key])}
                    className={values[key] > 0 ? look : 'invisible'}
                  >
                    <title>{`${groupLabel}: ${number(values[key])} ${label}`}</title>
                  </rect>
                );
              })}
              {caption && (
                <text
                  x={percent((index + 0.5) * share)}
                  y={plotHeight + above + 18}
                  textAnchor={groups.length > manyGroups ? 'end' : 'middle'}
                  className="fill-ink-soft"
                >
                  {caption}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

function sumOf<Key extends string>(keys: readonly Key[], values: Record<Key, number>): number {
  return keys.reduce((sum, key) => sum + values[key], 0);
}

function highest<Key extends string>(
  arrangement: Arrangement,
  keys: readonly Key[],
  values: Record<Key, number>,
): number {
  return arrangement === 'stacked' ? sumOf(keys, values) : Math.max(...keys.map((key) => values[key]));
}

/** Where a column begins within its group, and its width, as shares of the group's width. */
function placeAcross(arrangement: Arrangement, place: number, count: number) {
  const margin = margins[arrangement];
  if (arrangement !== 'beside') return { from: margin, width: 1 - 2 * margin };
  const width = (1 - 2 * margin - gap * (count - 1)) / count;
  return { from: margin + place * (width + gap), width };
}

/** Captions appear at a fixed interval, counted back from the newest group. */
export function isCaptioned(index: number, count: number, every: number): boolean {
  return (count - 1 - index) % every === 0;
}

import { areaLabel } from '@thikana/contract/areas';
import { currentLanguage } from '@thikana/contract/language';
import type { Activity } from '@thikana/contract/moderation';
import { ChartFigure, type ChartSeries } from '#web/components/charts/chart-figure.tsx';
import { percent } from '#web/components/charts/chart-scale.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const rowHeight = 44;
const barHeight = 16;

type Status = 'approved' | 'pending' | 'rejected';

type Totals = Record<Status, number>;

interface Row {
  label: string;
  values: Totals;
}

/** Listings by area, with bars stacked by status. The longest bar fills the width. The last row sums all smaller areas. */
export function AreasChart({ areas, moreAreas }: Pick<Activity, 'areas' | 'moreAreas'>) {
  const series: ChartSeries<Status>[] = [
    { key: 'approved', label: m.admin_status_approved(), look: 'fill-good stroke-good' },
    { key: 'pending', label: m.admin_status_pending(), look: 'fill-warn-soft stroke-warn' },
    {
      key: 'rejected',
      label: m.admin_status_rejected(),
      look: 'fill-surface stroke-bad [stroke-dasharray:4_2]',
    },
  ];
  const { compare } = new Intl.Collator(currentLanguage());
  const byTotal: Row[] = areas
    .map((area) => ({ label: areaLabel(area.area), values: area }))
    .sort((one, other) => totalOf(other.values) - totalOf(one.values) || compare(one.label, other.label));
  const rows: Row[] = [
    ...byTotal,
    ...(moreAreas
      ? [{ label: m.admin_home_areas_more({ count: number(moreAreas.areas) }), values: moreAreas }]
      : []),
  ];
  const most = Math.max(1, ...areas.map(totalOf));
  const text = moreAreas ? m.admin_home_areas_most() : m.admin_home_areas_text();

  return (
    <ChartFigure
      title={m.admin_home_areas_title()}
      text={areas.length > 0 ? text : m.admin_home_areas_none()}
      series={series}
      rowHeader={m.admin_home_area()}
      rows={rows}
    >
      <svg width="100%" height={rows.length * rowHeight} aria-hidden="true" className="overflow-visible">
        {rows.map(({ label, values }, row) => (
          <g key={label} className="text-sm">
            <text x="0" y={row * rowHeight + 14} className="fill-ink">
              {label}
            </text>
            <text
              x="100%"
              y={row * rowHeight + 14}
              textAnchor="end"
              className="fill-ink font-semibold tabular-nums"
            >
              {number(totalOf(values))}
            </text>
            {/* The sum of thousands of areas would make all other bars too short to compare. */}
            {row < areas.length &&
              series.map(({ key, label: status, look }, place) => {
                const before = series.slice(0, place).reduce((sum, earlier) => sum + values[earlier.key], 0);
                return (
                  <rect
                    key={key}
                    x={percent(before / most)}
                    y={row * rowHeight + 20}
                    width={percent(values[key] / most)}
                    height={barHeight}
                    className={values[key] > 0 ? look : 'invisible'}
                  >
                    <title>
                      {m.admin_home_area_bar({ area: label, count: number(values[key]), status })}
                    </title>
                  </rect>
                );
              })}
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

function totalOf({ approved, pending, rejected }: Totals): number {
  return approved + pending + rejected;
}

import { areaLabel } from '@thikana/contract/areas';
import type { Activity } from '@thikana/contract/moderation';
import { ChartFigure, type ChartSeries } from '#web/components/charts/chart-figure.tsx';
import { percent } from '#web/components/charts/chart-scale.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const rowHeight = 44;
const barHeight = 16;

type Status = 'approved' | 'pending' | 'rejected';

/** Listings by area, with bars stacked by status. The longest bar fills the width. */
export function AreasChart({ areas }: { areas: Activity['areas'] }) {
  const series: ChartSeries<Status>[] = [
    { key: 'approved', label: m.admin_status_approved(), look: 'fill-good stroke-good' },
    { key: 'pending', label: m.admin_status_pending(), look: 'fill-warn-soft stroke-warn' },
    {
      key: 'rejected',
      label: m.admin_status_rejected(),
      look: 'fill-surface stroke-bad [stroke-dasharray:4_2]',
    },
  ];
  const most = Math.max(1, ...areas.map(totalOf));

  return (
    <ChartFigure
      title={m.admin_home_areas_title()}
      text={areas.length > 0 ? m.admin_home_areas_text() : m.admin_home_areas_none()}
      series={series}
      rowHeader={m.admin_home_area()}
      rows={areas.map((area) => ({ label: areaLabel(area.area), values: area }))}
    >
      <svg width="100%" height={areas.length * rowHeight} aria-hidden="true" className="overflow-visible">
        {areas.map((area, row) => (
          <g key={area.area} className="text-sm">
            <text x="0" y={row * rowHeight + 14} className="fill-ink">
              {areaLabel(area.area)}
            </text>
            <text
              x="100%"
              y={row * rowHeight + 14}
              textAnchor="end"
              className="fill-ink font-semibold tabular-nums"
            >
              {number(totalOf(area))}
            </text>
            {series.map(({ key, label, look }, place) => {
              const before = series.slice(0, place).reduce((sum, earlier) => sum + area[earlier.key], 0);
              return (
                <rect
                  key={key}
                  x={percent(before / most)}
                  y={row * rowHeight + 20}
                  width={percent(area[key] / most)}
                  height={barHeight}
                  className={area[key] > 0 ? look : 'invisible'}
                >
                  <title>{`${areaLabel(area.area)}: ${number(area[key])} ${label}`}</title>
                </rect>
              );
            })}
          </g>
        ))}
      </svg>
    </ChartFigure>
  );
}

function totalOf(area: Activity['areas'][number]): number {
  return area.approved + area.pending + area.rejected;
}

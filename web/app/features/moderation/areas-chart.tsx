import { areas as knownAreas } from '@thikana/contract/areas';
import type { Activity } from '@thikana/contract/moderation';
import { number } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';
import { ChartFigure } from './chart-figure.tsx';

type AreaCounts = Activity['areas'][number];

const drawnAreas = 8;
const statuses = [
  { status: 'approved', name: m.admin_status_approved, fill: 'fill-good', mark: 'bg-good' },
  { status: 'pending', name: m.admin_status_pending, fill: 'fill-warn', mark: 'bg-warn' },
  { status: 'rejected', name: m.admin_status_rejected, fill: 'fill-bad', mark: 'bg-bad' },
] as const;

/** How many listings each area has, and in which status. The figures name all areas, the drawing the largest. */
export function AreasChart({ areas }: { areas: Activity['areas'] }) {
  const drawn = areas.slice(0, drawnAreas);
  const largest = Math.max(1, ...drawn.map(total));
  return (
    <ChartFigure
      caption={m.admin_chart_areas()}
      series={statuses.map(({ name, mark }) => ({ name: name(), mark }))}
      rowHeader={m.admin_chart_area()}
      rows={areas.map((area) => ({
        label: areaLabel(area),
        values: statuses.map(({ status }) => number(area[status])),
      }))}
    >
      <div aria-hidden className="grid gap-3">
        {areas.length === 0 && <p className="text-ink-soft">{m.admin_chart_none()}</p>}
        {drawn.map((area) => (
          <div key={area.area}>
            <p className="flex justify-between gap-4 text-sm">
              <span>{areaLabel(area)}</span>
              <span className="text-ink-soft tabular-nums">
                {statuses.map(({ status }) => number(area[status])).join(' · ')}
              </span>
            </p>
            <AreaBar area={area} largest={largest} />
          </div>
        ))}
        {areas.length > drawnAreas && (
          <p className="text-ink-soft text-sm">
            {m.admin_chart_more({ count: number(areas.length - drawnAreas) })}
          </p>
        )}
      </div>
    </ChartFigure>
  );
}

function AreaBar({ area, largest }: { area: AreaCounts; largest: number }) {
  const percent = (count: number) => (count / largest) * 100;
  let begin = 0;
  return (
    <svg aria-hidden width="100%" height="10" className="block">
      <rect width="100%" height="10" rx="2" className="fill-raised" />
      {statuses.map(({ status, fill }) => {
        const x = begin;
        begin += percent(area[status]);
        return (
          <rect
            key={status}
            x={`${x}%`}
            width={`${percent(area[status])}%`}
            height="10"
            className={`${fill} stroke-surface`}
          />
        );
      })}
    </svg>
  );
}

function total({ approved, pending, rejected }: AreaCounts): number {
  return approved + pending + rejected;
}

function areaLabel({ area }: AreaCounts): string {
  return knownAreas.find(({ value }) => value === area)?.label ?? m.admin_chart_other_area();
}

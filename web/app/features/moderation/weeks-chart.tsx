import type { Activity } from '@thikana/contract/moderation';
import { dayOfMonth, number } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';
import { ChartFigure } from './chart-figure.tsx';
import { chartScale } from './chart-scale.ts';

const heightPixels = 200;
const barPercent = 32;

/** New listings and sign-ups of the last weeks, side by side. */
export function WeeksChart({ weeks }: { weeks: Activity['weeks'] }) {
  return (
    <ChartFigure
      caption={m.admin_chart_weeks()}
      text={m.admin_chart_weeks_text()}
      series={[
        { name: m.admin_chart_listings(), mark: 'bg-tea' },
        { name: m.admin_chart_sign_ups(), mark: 'bg-terracotta' },
      ]}
      rowHeader={m.admin_chart_week()}
      rows={weeks.map(({ monday, listings, signUps }) => ({
        label: dayOfMonth(monday),
        values: [number(listings), number(signUps)],
      }))}
    >
      <Bars weeks={weeks} />
    </ChartFigure>
  );
}

// Widths are percentages and heights pixels, so that letters and lines keep their size on every screen.
function Bars({ weeks }: { weeks: Activity['weeks'] }) {
  const { end, marks } = chartScale(Math.max(0, ...weeks.flatMap((week) => [week.listings, week.signUps])));
  const y = (count: number) => heightPixels * (1 - count / end);
  return (
    <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-xs tabular-nums">
      <svg
        aria-hidden
        width={`${number(end).length}ch`}
        height={heightPixels}
        className="overflow-visible fill-current"
      >
        {marks.map((mark) => (
          <text key={mark} x="100%" y={y(mark)} textAnchor="end" dominantBaseline="middle">
            {number(mark)}
          </text>
        ))}
      </svg>
      <svg aria-hidden width="100%" height={heightPixels} className="overflow-visible">
        {marks.map((mark) => (
          <line key={mark} x1="0" x2="100%" y1={y(mark)} y2={y(mark)} className="stroke-line" />
        ))}
        {weeks.map(({ monday, listings, signUps }, index) => (
          <svg
            aria-hidden
            key={monday}
            x={`${(100 / weeks.length) * index}%`}
            width={`${100 / weeks.length}%`}
          >
            <Bar x={50 - barPercent} top={y(listings)} className="fill-tea" />
            <Bar x={50} top={y(signUps)} className="fill-terracotta" />
          </svg>
        ))}
      </svg>
      <div className="col-start-2 grid auto-cols-fr grid-flow-col pt-1 text-center">
        {weeks.map(({ monday }, index) => (
          <span
            key={monday}
            className={`whitespace-nowrap ${isLabelled(index, weeks.length) ? '' : 'invisible'}`}
          >
            <span className="inline-flex w-0 justify-center">{dayOfMonth(monday)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Bar({ x, top, className }: { x: number; top: number; className: string }) {
  return (
    <rect
      x={`${x}%`}
      y={top}
      width={`${barPercent}%`}
      height={heightPixels - top}
      className={`${className} stroke-surface`}
    />
  );
}

/** Every fourth week from the last is named: more have no room on a phone. */
function isLabelled(index: number, count: number): boolean {
  return (count - 1 - index) % 4 === 0;
}

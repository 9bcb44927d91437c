import type { AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import type { CityShape } from '@thikana/contract/city-map';
import { m } from '#web/paraglide/messages.js';
import { areaSketch, type Sketch } from './draw-area.ts';

const lines: Record<CityShape['kind'], string> = {
  river: 'stroke-(--water) stroke-[10]',
  lake: 'fill-(--water)',
  road: 'stroke-line-strong/60 stroke-[3]',
  rail: 'stroke-line-strong/60 stroke-[2] [stroke-dasharray:8_6]',
  area: 'stroke-line stroke-[3]',
  outline: 'stroke-line stroke-[2]',
};

/** A small map of the area as a drawing, without scripts and tiles. */
export function AreaSketch({ view }: { view: Pick<AreaView, 'area' | 'map' | 'landmarks'> }) {
  const { width, height, shapes, ground, dots, labels }: Sketch = areaSketch(view);
  return (
    <svg
      role="img"
      aria-label={m.area_map({ area: areaLabel(view.area) })}
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full rounded-card border border-line bg-surface"
    >
      <path d={ground} className="fill-tea-soft stroke-[3] stroke-tea" />
      {shapes.map(({ kind, path }) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={lines[kind]}
        />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className="fill-surface stroke-[3] stroke-ink-soft" />
      ))}
      {labels.map(({ x, y, text, isOwn }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor="middle"
          className={`stroke-[6] stroke-surface text-[24px] [paint-order:stroke] ${isOwn ? 'fill-tea font-semibold' : 'fill-ink-soft'}`}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

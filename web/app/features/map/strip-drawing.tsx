import type { CityShape, MapArea } from '@thikana/contract/city-map';
import { placeName } from '@thikana/contract/place-name';
import { m } from '#web/paraglide/messages.js';
import { freeLabels, type Point, pixelsPerKm, projectAround } from './strip-projection.ts';
import type { StripProps } from './strip-props.ts';

interface Props extends StripProps {
  shapes: readonly CityShape[];
  areas: readonly MapArea[];
}

/** A neighbourhood is a cell of about 300 m; no corner of it is farther from the public position. */
const neighbourhoodPixels = 0.4 * pixelsPerKm;
const areaPixels = 0.9 * pixelsPerKm;
const round = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

/** The drawing keeps its scale: a wider strip shows more. */
export function StripDrawing({ shapes, areas, position, landmarks }: Props) {
  const project = projectAround(position);
  const place = ([longitude, latitude]: readonly [number, number]) => project({ longitude, latitude });
  const path = (line: readonly (readonly [number, number])[]) =>
    `M${line.map((corner) => pair(place(corner))).join('L')}`;
  const pathOf = ({ geometry }: CityShape) =>
    geometry.type === 'LineString' ? path(geometry.coordinates) : geometry.coordinates.map(path).join('');
  const drawn = (kind: CityShape['kind']) =>
    shapes
      .filter((shape) => shape.kind === kind)
      .map(pathOf)
      .join('');
  const dots = landmarks.map((landmark) => ({ ...landmark, ...project(landmark) }));
  const labels = freeLabels(
    [
      ...dots.map((dot) => ({
        key: dot.slug,
        name: placeName(dot),
        x: dot.x,
        y: dot.y - 14,
        isLandmark: true,
      })),
      ...areas.map((area) => ({
        key: `area ${area.slug}`,
        name: placeName(area),
        ...project(area),
        isLandmark: false,
      })),
    ],
    neighbourhoodPixels,
  );
  return (
    <svg role="img" aria-label={m.map_where_picture()} className="block size-full">
      <svg aria-hidden x="50%" y="50%" className="overflow-visible">
        {areas.map((area) => {
          const { x, y } = project(area);
          return area.outline ? (
            <path key={area.slug} d={area.outline.map(path).join('')} className="fill-raised" />
          ) : (
            <circle key={area.slug} cx={x} cy={y} r={areaPixels} className="fill-raised" />
          );
        })}
        <path d={drawn('lake')} className="fill-(--water)" />
        <path d={drawn('river')} strokeWidth={8} className="stroke-(--water)" {...round} />
        <path d={drawn('road')} strokeWidth={7} className="stroke-(--road-edge)" {...round} />
        <path d={drawn('road')} strokeWidth={4} className="stroke-(--road)" {...round} />
        {dots.map(({ slug, x, y }) => (
          <circle key={slug} cx={x} cy={y} r={4} className="fill-tea" />
        ))}
        <circle
          r={position.isExact ? 8 : neighbourhoodPixels}
          strokeWidth={2}
          className={position.isExact ? 'fill-terracotta' : 'fill-terracotta/20 stroke-terracotta'}
        />
        {labels.map(({ key, name, x, y, isLandmark }) => (
          <text
            key={key}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="middle"
            className={`stroke-4 stroke-paper text-[13px] [paint-order:stroke] ${isLandmark ? 'fill-tea font-semibold' : 'fill-ink-soft'}`}
          >
            {name}
          </text>
        ))}
      </svg>
    </svg>
  );
}

const pair = ({ x, y }: Point) => `${x} ${y}`;

import { z } from 'zod';
import { m } from './paraglide/messages.js';

const mostPositions = 500;

const texts = {
  position: m.input_position,
  polygon: m.input_polygon,
  ring: m.input_ring,
  line: m.input_line,
  many: () => m.input_most_positions({ most: mostPositions }),
  notJson: m.input_geojson,
  several: m.input_one_shape,
};

/** Altitudes are dropped. */
const position = z
  .array(z.number({ error: texts.position }), { error: texts.position })
  .min(2, { error: texts.position })
  .transform(([longitude = Number.NaN, latitude = Number.NaN]): [number, number] => [longitude, latitude])
  .refine(([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90, {
    error: texts.position,
  });

const ring = z
  .array(position, { error: texts.ring })
  .min(4, { error: texts.ring })
  .refine((positions) => String(positions[0]) === String(positions.at(-1)), { error: texts.ring });

/** The outline of an area: its outer ring, and its holes. */
export const outlineSchema = z.object(
  {
    type: z.literal('Polygon', { error: texts.polygon }),
    coordinates: z
      .array(ring, { error: texts.polygon })
      .min(1, { error: texts.polygon })
      .refine((rings) => rings.flat().length <= mostPositions, { error: texts.many }),
  },
  { error: texts.polygon },
);

/** The course of a road. */
export const lineSchema = z.object(
  {
    type: z.literal('LineString', { error: texts.line }),
    coordinates: z
      .array(position, { error: texts.line })
      .min(2, { error: texts.line })
      .max(mostPositions, { error: texts.many }),
  },
  { error: texts.line },
);
export type PlaceShape = z.output<typeof outlineSchema> | z.output<typeof lineSchema>;

/** All positions of a shape. */
export function positionsOf(shape: PlaceShape): [number, number][] {
  return shape.type === 'Polygon' ? shape.coordinates.flat() : shape.coordinates;
}

/**
 * The geometry in a text of GeoJSON: alone, in a feature, in a collection of one, or as the only part of several. Checked
 * by the schemas later. Returns a text about the problem if there is none.
 */
export function geometryIn(text: string): { geometry: unknown } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: texts.notJson() };
  }
  for (let depth = 0; depth < 4; depth += 1) {
    const inner = innerOf(value);
    if (inner === undefined) return { geometry: value };
    if (inner.length !== 1) return { problem: inner.length > 1 ? texts.several() : texts.notJson() };
    [value] = inner;
  }
  return { geometry: value };
}

const partTypes: Record<string, string> = { MultiPolygon: 'Polygon', MultiLineString: 'LineString' };

/** What a value contains, or undefined if it is a geometry itself. */
function innerOf(value: unknown): unknown[] | undefined {
  const { type, features, geometry, coordinates } = Object(value) as Record<string, unknown>;
  if (type === 'FeatureCollection') return Array.isArray(features) ? features : [];
  if (type === 'Feature') return [geometry];
  const part = typeof type === 'string' && Object.hasOwn(partTypes, type) ? partTypes[type] : undefined;
  if (!part) return undefined;
  return Array.isArray(coordinates)
    ? coordinates.map((each: unknown) => ({ type: part, coordinates: each }))
    : [];
}

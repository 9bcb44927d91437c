import { z } from 'zod';

const mostPositions = 500;

const texts = {
  position: 'Each position must be a longitude from -180 to 180, then a latitude from -90 to 90.',
  polygon: 'An outline must be a Polygon of GeoJSON.',
  ring: 'An outline needs four positions or more; the last one must be the same as the first.',
  line: 'A line must be a LineString of GeoJSON with two positions or more.',
  many: `A shape may have at most ${mostPositions} positions. Please simplify it.`,
  notJson: 'This is not GeoJSON.',
  several: 'This file has several shapes. Please give one.',
};

/** Altitudes are dropped. */
const position = z
  .array(z.number(texts.position), texts.position)
  .min(2, texts.position)
  .transform(([longitude = Number.NaN, latitude = Number.NaN]): [number, number] => [longitude, latitude])
  .refine(([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90, texts.position);

const ring = z
  .array(position, texts.ring)
  .min(4, texts.ring)
  .refine((positions) => String(positions[0]) === String(positions.at(-1)), texts.ring);

/** The outline of an area: its outer ring, and its holes. */
export const outlineSchema = z.object(
  {
    type: z.literal('Polygon', texts.polygon),
    coordinates: z
      .array(ring, texts.polygon)
      .min(1, texts.polygon)
      .refine((rings) => rings.flat().length <= mostPositions, texts.many),
  },
  texts.polygon,
);

/** The course of a road. */
export const lineSchema = z.object(
  {
    type: z.literal('LineString', texts.line),
    coordinates: z.array(position, texts.line).min(2, texts.line).max(mostPositions, texts.many),
  },
  texts.line,
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
    return { problem: texts.notJson };
  }
  for (let depth = 0; depth < 4; depth += 1) {
    const inner = innerOf(value);
    if (inner === undefined) return { geometry: value };
    if (inner.length !== 1) return { problem: inner.length > 1 ? texts.several : texts.notJson };
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

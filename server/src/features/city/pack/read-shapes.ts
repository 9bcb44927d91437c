import { type CityShape, cityShapeKinds } from '@thikana/contract/city-map';
import { z } from 'zod';
import type { PackProblems } from './pack-error.ts';

const file = 'map.geojson';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], 'is no position');
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2, 'needs two positions') }),
  z.object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(position).min(4, 'needs four positions')).min(1),
  }),
]);
const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.string('must be a text').min(1, 'must not be empty'),
  properties: z.object({
    kind: z.enum(cityShapeKinds, `must be one of ${cityShapeKinds.join(', ')}`),
    name: z.string(),
  }),
  geometry,
});
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** A shape with the id by which areas and landmarks name it. Sites of earlier versions do not have the id. */
export type PackShape = CityShape & { id?: string };

/** The shapes of the map by id. */
export function readShapes(text: string, problems: PackProblems): ReadonlyMap<string, PackShape> {
  const shapes = new Map<string, PackShape>();
  const collection = collectionSchema.safeParse(parseJson(text, problems));
  if (!collection.success) {
    problems.add({ file }, 'This is not a FeatureCollection of GeoJSON.');
    return shapes;
  }
  for (const [index, feature] of collection.data.features.entries()) {
    const read = featureSchema.safeParse(feature);
    if (!read.success) {
      const [issue] = read.error.issues;
      problems.add({ file }, `Feature ${index + 1}: ${issue?.path.join('.')} ${issue?.message}.`);
    } else if (shapes.has(read.data.id)) {
      problems.add({ file }, `Feature ${index + 1}: the id ${read.data.id} is there twice.`);
    } else {
      const { id, properties, geometry } = read.data;
      shapes.set(id, { id, ...properties, geometry });
    }
  }
  return shapes;
}

function parseJson(text: string, problems: PackProblems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.add({ file }, `This is not JSON: ${(error as Error).message}.`);
    return undefined;
  }
}

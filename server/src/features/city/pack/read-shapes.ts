import { type CityShape, cityShapeKinds } from '@thikana/contract/city-map';
import { lineSchema, outlineSchema, type PlaceShape } from '@thikana/contract/place-shape';
import { z } from 'zod';
import type { PackProblems } from './pack-error.ts';

const file = 'map.geojson';

const wrongType = 'A shape must be a LineString or a Polygon.';
const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.string('must be a text').min(1, 'must not be empty'),
  properties: z.object({
    kind: z.enum(cityShapeKinds, `must be one of ${cityShapeKinds.join(', ')}`),
    name: z.string(),
  }),
  geometry: z.discriminatedUnion('type', [lineSchema, outlineSchema], wrongType),
});
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** A shape with the id by which areas and landmarks name it. Sites of earlier versions do not have the id. */
export type PackShape = Omit<CityShape, 'geometry'> & { id?: string; geometry: PlaceShape };

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
      problems.add({ file }, `Feature ${index + 1}: ${issue ? sentenceOf(issue) : ''}`);
    } else if (shapes.has(read.data.id)) {
      problems.add({ file }, `Feature ${index + 1}: the id ${read.data.id} is there twice.`);
    } else {
      const { id, properties, geometry } = read.data;
      shapes.set(id, { id, ...properties, geometry });
    }
  }
  return shapes;
}

/** What is wrong with a geometry is a sentence; other texts follow the name of the property. */
function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return path[0] === 'geometry' ? message : `${path.join('.')} ${message}.`;
}

function parseJson(text: string, problems: PackProblems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.add({ file }, `This is not JSON: ${(error as Error).message}.`);
    return undefined;
  }
}

import { type CityShape, cityShapeKinds, roadClasses } from '@thikana/contract/city-map';
import { lineSchema, outlineSchema, type PlaceShape } from '@thikana/contract/place-shape';
import { z } from 'zod';
import { lineInJson } from './line-in-json.ts';
import type { PackProblems } from './pack-error.ts';

const file = 'map.geojson';

const wrongType = 'A shape must be a LineString or a Polygon.';
const nameKey = /^name:([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/** Editors of GeoJSON add properties of their own; unknown ones are ignored. */
const propertiesSchema = z
  .looseObject({
    kind: z.enum(cityShapeKinds, `must be one of ${cityShapeKinds.join(', ')}`),
    name: z.string('must be a text').optional(),
    class: z.enum(roadClasses, `must be one of ${roadClasses.join(', ')}`).optional(),
    area: z.string('must be the slug of an area').optional(),
  })
  .check((context) => {
    const { kind, name, area, class: roadClass, ...others } = context.value;
    const add = (key: string, message: string) =>
      context.issues.push({ code: 'custom', path: [key], message, input: context.value });
    if (name === undefined && kind !== 'rail' && kind !== 'outline') add('name', 'is missing');
    if (roadClass && kind !== 'road') add('class', 'is for roads only');
    if (area === undefined && kind === 'outline') add('area', 'is missing');
    if (area !== undefined && kind !== 'outline') add('area', 'is for outlines only');
    for (const [key, value] of Object.entries(others)) {
      if (!key.startsWith('name:')) continue;
      if (!nameKey.test(key)) add(key, 'must end in a language tag, such as name:bn');
      else if (typeof value !== 'string' || !value.trim()) add(key, 'must be a text');
    }
  });

const types: Record<CityShape['kind'], CityShape['geometry']['type']> = {
  river: 'LineString',
  lake: 'Polygon',
  road: 'LineString',
  rail: 'LineString',
  area: 'Polygon',
  outline: 'Polygon',
};

const featureSchema = z
  .object({
    type: z.literal('Feature'),
    id: z.string('must be a text').min(1, 'must not be empty'),
    properties: propertiesSchema,
    geometry: z.discriminatedUnion('type', [lineSchema, outlineSchema], wrongType),
  })
  .check(({ value: { properties, geometry }, issues }) => {
    const wanted = types[properties.kind];
    if (isNew(properties.kind) && geometry.type !== wanted)
      issues.push({
        ...{ code: 'custom', path: ['geometry'], input: geometry },
        message: `The shape of the kind ${properties.kind} must be a ${wanted}.`,
      });
  });
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** Packs of earlier versions may have a shape of another type under the other kinds. */
const isNew = (kind: CityShape['kind']) => kind === 'rail' || kind === 'outline';

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
    const add = (path: readonly PropertyKey[], sentence: string) =>
      problems.add(
        { file, line: lineInJson(text, ['features', index, ...path]) },
        `Feature ${index + 1}: ${sentence}`,
      );
    if (!read.success) {
      const [issue] = read.error.issues;
      add(issue?.path ?? [], issue ? sentenceOf(issue) : '');
    } else if (shapes.has(read.data.id)) {
      add(['id'], `the id ${read.data.id} is there twice.`);
    } else {
      const { id, properties, geometry } = read.data;
      shapes.set(id, { id, ...shownProperties(properties), geometry });
    }
  }
  return shapes;
}

/** Outlines of areas that the pack does not have are problems. */
export function checkOutlines(
  text: string,
  shapes: ReadonlyMap<string, PackShape>,
  areas: readonly { slug: string }[],
  problems: PackProblems,
): void {
  const slugs = new Set(areas.map(({ slug }) => slug));
  for (const { id, area } of shapes.values()) {
    if (area === undefined || slugs.has(area)) continue;
    const { features } = JSON.parse(text) as { features: { id?: unknown }[] };
    const index = features.findIndex((feature) => feature.id === id);
    problems.add(
      { file, line: lineInJson(text, ['features', index, 'properties', 'area']) },
      `Feature ${index + 1}: properties.area names ${area}, which is no area of areas.csv.`,
    );
  }
}

function shownProperties({
  kind,
  name,
  area,
  class: roadClass,
  ...others
}: z.output<typeof propertiesSchema>) {
  const names = Object.entries(others).flatMap(([key, value]) => {
    const language = nameKey.exec(key)?.[1];
    return language && typeof value === 'string' ? [[language, value] as const] : [];
  });
  return {
    kind,
    name: name ?? '',
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(roadClass && { class: roadClass }),
    ...(area !== undefined && { area }),
  };
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

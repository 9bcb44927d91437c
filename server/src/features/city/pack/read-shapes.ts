import { type CityShape, cityShapeKinds, roadClasses } from '@thikana/contract/city-map';
import { lineSchema, outlineSchema, type PlaceShape } from '@thikana/contract/place-shape';
import { z } from 'zod';
import { errorInJson, linesInJson } from './line-in-json.ts';
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
const idSchema = z.object({ id: z.string() });
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** Packs of earlier versions may have a shape of another type under the other kinds. */
const isNew = (kind: CityShape['kind']) => kind === 'rail' || kind === 'outline';

/** A shape with the id by which areas and landmarks name it. Sites of earlier versions do not have the id. */
export type PackShape = Omit<CityShape, 'geometry'> & { id?: string; geometry: PlaceShape };

/** The shapes of the map. */
export interface ReadShapes {
  byId: ReadonlyMap<string, PackShape>;
  /** Whether a shape that could not be read may have this id. Its problem is reported already. */
  isDamaged(id: string): boolean;
  /** Adds a problem of a shape that could be read. */
  report(id: string, path: readonly PropertyKey[], sentence: string): void;
}

export function readShapes(text: string, problems: PackProblems): ReadShapes {
  const features = readFeatures(text, problems);
  const byId = new Map<string, PackShape>();
  const places = new Map<string, number>();
  const damaged = new Set<unknown>();
  const lineOf = linesInJson(text);
  const reportAt = (index: number, path: readonly PropertyKey[], sentence: string) =>
    problems.add({ file, line: lineOf(['features', index, ...path]) }, `Feature ${index + 1}: ${sentence}`);
  for (const [index, feature] of features?.entries() ?? []) {
    const read = featureSchema.safeParse(feature);
    if (!read.success) {
      const [issue] = read.error.issues;
      reportAt(index, issue?.path ?? [], issue ? sentenceOf(issue) : '');
      damaged.add(idSchema.safeParse(feature).data?.id);
    } else if (byId.has(read.data.id)) {
      reportAt(index, ['id'], `the id ${read.data.id} is there twice.`);
    } else {
      const { id, properties, geometry } = read.data;
      byId.set(id, { id, ...shownProperties(properties), geometry });
      places.set(id, index);
    }
  }
  return {
    byId,
    // A shape without an id may be any.
    isDamaged: (id) => !features || damaged.has(id) || damaged.has(undefined),
    report: (id, path, sentence) => reportAt(places.get(id) ?? -1, path, sentence),
  };
}

/** Undefined if the file cannot be read, which is one problem. */
function readFeatures(text: string, problems: PackProblems): unknown[] | undefined {
  try {
    const collection = collectionSchema.safeParse(JSON.parse(text));
    if (collection.success) return collection.data.features;
    problems.add({ file }, 'This is not a FeatureCollection of GeoJSON.');
  } catch (error) {
    const { line, sentence } = errorInJson(text, error as Error);
    problems.add({ file, line }, `This is not JSON: ${sentence}`);
  }
  return undefined;
}

/** Outlines of areas that the pack does not have are problems. */
export function checkOutlines(shapes: ReadShapes, areas: readonly { slug: string }[]): void {
  const slugs = new Set(areas.map(({ slug }) => slug));
  for (const [id, { area }] of shapes.byId) {
    if (area === undefined || slugs.has(area)) continue;
    shapes.report(
      id,
      ['properties', 'area'],
      `properties.area names ${area}, which is no area of areas.csv.`,
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

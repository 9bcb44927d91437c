import type { PlaceShape } from '@thikana/contract/place-shape';
import type { PackShape } from '../pack/read-shapes.ts';
import type { AreaRow, LandmarkRow } from './place-kinds.ts';

export type NamedShape = PackShape & { id: string };

interface Places {
  areas: readonly Pick<AreaRow, 'slug' | 'name' | 'outline'>[];
  landmarks: readonly Pick<LandmarkRow, 'slug' | 'name' | 'line'>[];
}

/** The shapes of `map.geojson`, and those that editors gave to places, each with an id. */
export function namedShapes(ofPack: readonly PackShape[], { areas, landmarks }: Places): NamedShape[] {
  const shapes = ofPack.flatMap(({ id, ...shape }) => (id === undefined ? [] : [{ id, ...shape }]));
  const known = new Set(shapes.map(({ geometry }) => keyOf(geometry)));
  const ids = new Set(shapes.map(({ id }) => id));
  const add = (base: string, shape: Omit<NamedShape, 'id'>) => {
    if (known.has(keyOf(shape.geometry))) return;
    let id = base;
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
    ids.add(id);
    known.add(keyOf(shape.geometry));
    shapes.push({ id, ...shape });
  };
  for (const { slug, name, outline } of areas)
    if (outline) add(`${slug}-outline`, { kind: 'area', name, geometry: outline });
  for (const { slug, name, line } of landmarks)
    if (line) add(`${slug}-line`, { kind: 'road', name, geometry: line });
  return shapes;
}

/** Finds the id of a shape by its geometry. */
export function shapeIds(shapes: readonly NamedShape[]): (geometry: PlaceShape | null) => string {
  const ids = new Map(shapes.map(({ id, geometry }) => [keyOf(geometry), id]));
  return (geometry) => (geometry && ids.get(keyOf(geometry))) ?? '';
}

/** The file `map.geojson` of a city pack, a feature a line. */
export function shapesFile(shapes: readonly NamedShape[]): string {
  const features = shapes.map(({ id, names = {}, geometry, ...properties }) => {
    const byLanguage = Object.entries(names).map(([language, name]) => [`name:${language}`, name]);
    const all = { ...properties, ...Object.fromEntries(byLanguage) };
    return JSON.stringify({ type: 'Feature', id, properties: all, geometry });
  });
  return `{ "type": "FeatureCollection", "features": [\n${features.join(',\n')}\n] }\n`;
}

const keyOf = ({ type, coordinates }: PlaceShape) => JSON.stringify([type, coordinates]);

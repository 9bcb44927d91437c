import { currentCity } from '@thikana/contract/city';
import { geometryIn, lineSchema, outlineSchema, type PlaceShape } from '@thikana/contract/place-shape';
import { z } from 'zod';
import type { AdminPlace, PlaceFields, PlaceKind } from './place-kinds.ts';

/** The fields of a place as the form has them. */
export interface PlaceValues {
  slug: string;
  name: string;
  names: Record<string, string>;
  /** One a line. */
  spellings: string;
  latitude: string;
  longitude: string;
  isHidden: boolean;
  /** Of areas: a slug, or empty. */
  belongsTo: string;
  /** Of landmarks. */
  kind: string;
  nearMetres: string;
  /** GeoJSON, or empty: of areas, and of landmarks. */
  outline: string;
  line: string;
}

const usualNearMetres = 800;

export function valuesOf(place: AdminPlace | undefined): PlaceValues {
  const { centre } = currentCity();
  return {
    slug: place?.slug ?? '',
    name: place?.name ?? '',
    names: place?.names ?? {},
    spellings: place?.spellings.join('\n') ?? '',
    latitude: String(place?.latitude ?? centre.latitude),
    longitude: String(place?.longitude ?? centre.longitude),
    isHidden: place?.isHidden ?? false,
    belongsTo: (place && 'belongsTo' in place && place.belongsTo) || '',
    kind: place && 'kind' in place ? place.kind : '',
    nearMetres: String(place && 'nearMetres' in place ? place.nearMetres : usualNearMetres),
    outline: place && 'outline' in place ? textOf(place.outline) : '',
    line: place && 'line' in place ? textOf(place.line) : '',
  };
}

const textOf = (shape: PlaceShape | null) => (shape ? JSON.stringify(shape) : '');

/** The name of the field for the shape of such places. */
export const shapeFieldOf = ({ name }: PlaceKind) => (name === 'areas' ? 'outline' : 'line');

/** The form's values as the contract has them. Errors are at the names of the form. */
export function placeSchema(kind: PlaceKind): z.ZodType<PlaceFields, PlaceValues> {
  return z.custom<PlaceValues>().transform((values, context) => {
    const field = shapeFieldOf(kind);
    const shape = values[field].trim() === '' ? { geometry: null } : geometryIn(values[field]);
    if ('problem' in shape) context.addIssue({ code: 'custom', path: [field], message: shape.problem });
    const read = kind.schema.safeParse(fieldsOf(values, 'geometry' in shape ? shape.geometry : null));
    for (const { path, message } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path[0] === field ? [field] : [...path], message });
    return read.data ?? z.NEVER;
  });
}

/** The typed shape, once it is valid. */
export function shapeIn(kind: PlaceKind, text: string): PlaceShape | undefined {
  const read = text.trim() === '' ? { problem: '' } : geometryIn(text);
  if (!('geometry' in read)) return undefined;
  const schema = kind.name === 'areas' ? outlineSchema : lineSchema;
  return schema.safeParse(read.geometry).data;
}

/** The schema checks the shape. */
function fieldsOf(values: PlaceValues, geometry: unknown): unknown {
  const names = Object.entries(values.names).filter(([, text]) => text.trim() !== '');
  return {
    slug: values.slug.trim(),
    name: values.name,
    names: Object.fromEntries(names),
    spellings: values.spellings.split('\n').filter((line) => line.trim() !== ''),
    latitude: numberIn(values.latitude),
    longitude: numberIn(values.longitude),
    isHidden: values.isHidden,
    belongsTo: values.belongsTo.trim() || null,
    kind: values.kind,
    nearMetres: numberIn(values.nearMetres),
    outline: geometry,
    line: geometry,
  };
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

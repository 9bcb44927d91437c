import { currentCity } from '@thikana/contract/city';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
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
  };
}

/** The form's values as the contract has them. Errors are at the names of the form. */
export function placeSchema({ schema }: PlaceKind): z.ZodType<PlaceFields, PlaceValues> {
  return z
    .custom<PlaceValues>()
    .transform(fieldsOf)
    .pipe(schema as z.ZodType<PlaceFields, PlaceFields>);
}

function fieldsOf(values: PlaceValues): PlaceFields {
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
    kind: values.kind as LandmarkKind,
    nearMetres: numberIn(values.nearMetres),
  };
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

import { listingFieldsSchemas } from '@thikana/contract/listing-fields';
import type { z } from 'zod';

const shapes: Record<string, z.ZodType>[] = Object.values(listingFieldsSchemas).flatMap((byCategory) =>
  Object.values(byCategory).map(({ shape }) => shape),
);
const fields = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];

/** The columns for a field of a listing: one of its own, except that a position has two. */
export function columnsOfField(field: string): string[] {
  return field === 'coordinates' ? ['latitude', 'longitude'] : [field];
}

/** The columns of a listing, derived from the contract's schemas. */
export const listingColumns = fields.flatMap(columnsOfField);

/** Every allowed column. `reference` identifies a row, `pictures` names addresses or files. */
export const knownColumns = ['reference', 'pictures', ...listingColumns];

/** The columns that every category needs. */
export const requiredColumns = fields
  .filter((field) => shapes.every((shape) => shape[field]?.safeParse(undefined).success === false))
  .flatMap(columnsOfField);

import { listingFieldsSchemas } from '@thikana/contract/listing-fields';
import type { z } from 'zod';

const shapes: Record<string, z.ZodType>[] = Object.values(listingFieldsSchemas).flatMap((byCategory) =>
  Object.values(byCategory).map(({ shape }) => shape),
);
const fields = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];

/** The columns that hold a field of a listing: its own, but for the place, which is two numbers in a file. */
export function columnsOfField(field: string): string[] {
  return field === 'coordinates' ? ['latitude', 'longitude'] : [field];
}

/** The columns that become a listing. They follow from the contract's schemas, as the posting form's fields do. */
export const listingColumns = fields.flatMap(columnsOfField);

/** Every column that a file may have. `reference` tells one row from another. */
export const knownColumns = ['reference', ...listingColumns];

/** What a listing of any category needs. */
export const requiredColumns = fields
  .filter((field) => shapes.every((shape) => shape[field]?.safeParse(undefined).success === false))
  .flatMap(columnsOfField);

import { listingFieldsSchemas } from '@thikana/contract/listing-fields';
import { z } from 'zod';
import { ImportError } from '../import-error.ts';
import { sourceSchema } from './source.ts';

const fieldNames = [
  ...new Set(
    Object.values(listingFieldsSchemas).flatMap((byCategory) =>
      Object.values(byCategory).flatMap((schema) => Object.keys(schema.shape)),
    ),
  ),
];

/** [longitude, latitude], as everywhere else. */
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const mappingSchema = z.strictObject({
  /** Part of every imported row's key: two mappings never mistake each other's rows. */
  name: z.string().regex(/^[a-z0-9-]{1,60}$/, 'should be lower-case letters, digits and hyphens'),
  description: z.string().optional(),
  csv: z
    .strictObject({
      delimiter: z.string().min(1).optional(),
      encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']).optional(),
    })
    .optional(),
  /** The columns that tell one offer from another; without them, the whole row does. */
  key: z.array(z.string().min(1)).min(1).optional(),
  places: z.record(z.string(), position).optional(),
  fields: z.partialRecord(z.enum(fieldNames), sourceSchema),
});
export type Mapping = z.output<typeof mappingSchema>;

/** Reads a mapping, or says what is wrong with it and where. */
export function readMapping(text: string, file: string): Mapping {
  const read = mappingSchema.safeParse(parseJson(text, file));
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the mapping'}: ${message}`,
  );
  throw new ImportError(`The mapping ${file} is not right:\n${problems.join('\n')}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`The mapping ${file} is not JSON: ${(error as Error).message}`);
  }
}

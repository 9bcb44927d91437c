import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { knownColumns, listingColumns } from './columns.ts';
import { ImportError } from './import-error.ts';

const mappingSchema = z.strictObject({
  /** The file's column name, and ours. */
  columns: z
    .record(z.string(), z.enum(knownColumns))
    .default({})
    .transform((columns) => new Map(Object.entries(columns))),
  /** The value for a missing column or an empty cell. */
  values: z.partialRecord(z.enum(listingColumns), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
export type Mapping = z.output<typeof mappingSchema>;

/** Without a mapping, the file uses our names. */
export const noMapping = mappingSchema.parse({});

export async function openMapping(file: string): Promise<Mapping> {
  if (!existsSync(file)) throw new ImportError(`There is no mapping ${file}.`);
  return readMapping(await readFile(file, 'utf8'), file);
}

/** Reads a mapping, or throws with what is wrong and where. */
export function readMapping(text: string, file: string): Mapping {
  const read = mappingSchema.safeParse(parseJson(text, file));
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the mapping'}: ${message}`,
  );
  throw new ImportError(`The mapping ${file} has mistakes:\n${problems.join('\n')}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`The mapping ${file} is not JSON: ${(error as Error).message}`);
  }
}

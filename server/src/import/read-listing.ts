import { numberFromText } from '@thikana/contract/fields';
import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { notOffered } from '@thikana/contract/offers';
import { categoriesByIntent } from '@thikana/contract/vocabulary';
import type { z } from 'zod';
import { columnsOfField, listingColumns } from './columns.ts';
import type { Mapping } from './mapping.ts';
import type { RowProblem } from './refused-row.ts';

type Cells = Readonly<Record<string, string>>;

/** Parses rows as listings with the rules of the posting form. A row with any problem is refused as a whole. */
export function createListingReader({ columns, values: fixed }: Mapping) {
  const nameInFile = new Map([...columns].map(([name, column]) => [column, name]));

  return function readListing(cells: Cells): { fields: ListingFields } | { problems: RowProblem[] } {
    const values: Record<string, unknown> = Object.fromEntries(
      listingColumns.map((column) => [column, cells[column]?.trim() || fixed[column]]),
    );
    values.coordinates = [numberFromText(values.longitude), numberFromText(values.latitude)];
    const read = parseListingFields(values);
    const problem = read.success && notOffered(read.data);
    if (problem) {
      const column = nameInFile.get(problem.field) ?? problem.field;
      return { problems: [{ column, value: String(values[problem.field] ?? ''), reason: problem.text }] };
    }
    if (read.success) return { fields: read.data };
    const issues = Map.groupBy(read.error.issues, ({ path }) => String(path[0]));
    const problems = [...issues].map(([field, [issue]]) => {
      const its = columnsOfField(field);
      const value = its.map((column) => values[column] ?? '').join(', ');
      return {
        column: its.map((column) => nameInFile.get(column) ?? column).join(', '),
        value,
        reason: issue ? reasonFor(issue, its.length > 1 || value !== '') : '',
      };
    });
    return { problems };
  };
}

const { rent, sell } = categoriesByIntent;

/** The expected content of a cell, by the type in the schema. */
const expectations: Record<string, string> = {
  number: 'is not a number; write digits only, such as 110000 or 12.5',
  boolean: 'is neither yes nor no',
  object: 'should be degrees, such as 26.7135 and 88.4335',
  never: `is not a category: ${rent.join(', ')} for rent; ${sell.join(', ')} for sale`,
};

/**
 * The form's text for an unreadable value says that the field is required; the author of a file needs the expected
 * format instead.
 */
function reasonFor(issue: z.core.$ZodIssue, isFilled: boolean): string {
  if (isFilled && issue.code === 'invalid_value') return `is not one of: ${issue.values.join(', ')}`;
  if (isFilled && issue.code === 'invalid_format' && issue.format === 'date')
    return 'is not a date; write YYYY-MM-DD';
  const expectation = issue.code === 'invalid_type' && isFilled ? expectations[issue.expected] : undefined;
  return expectation ?? issue.message;
}

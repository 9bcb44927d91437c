import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether every word occurs in one of the columns or more, without regard to case. */
export function matchesWords<Table extends keyof Tables>(
  builder: ExpressionBuilder<Tables, Table>,
  words: string,
  columns: readonly Expression<string | null>[],
): Expression<SqlBool> {
  const patterns = words.split(/\s+/).filter(Boolean).map(containing);
  return builder.and(
    patterns.map((pattern) => builder.or(columns.map((column) => sql<SqlBool>`${column} ilike ${pattern}`))),
  );
}

/** A pattern for LIKE in which nothing that was typed has a meaning of its own. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

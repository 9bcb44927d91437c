import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether every word occurs in at least one of the columns, ignoring case. */
export function matchesWords(
  words: string,
  columns: readonly Expression<string | null>[],
): Expression<SqlBool> {
  const patterns = words.split(/\s+/).filter(Boolean).map(containing);
  const conditions = patterns.map(
    (pattern) =>
      sql`(${sql.join(
        columns.map((column) => sql`${column} ilike ${pattern}`),
        sql` or `,
      )})`,
  );
  return sql<SqlBool>`${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}

/** Escapes a text for a LIKE pattern. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

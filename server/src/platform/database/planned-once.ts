import { sql } from 'kysely';

const mark = '/* planned once */';

/**
 * At the end of a statement: each connection has it parsed and planned once, for all parameters. For what is asked most
 * and whose text and best plan never change; planning a list of eight takes PostgreSQL longer than reading it. It names
 * the columns that it reads: with another result after a migration, connections that know it already would fail.
 */
export const plannedOnce = sql`${sql.raw(mark)}`;

const names = new Map<string, string>();

/** What PostgreSQL is to know the statement by; undefined when it is planned anew each time. */
export function statementName(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = `planned-once-${names.size + 1}`;
  names.set(text, name);
  return name;
}

import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const mark = '/* planned once */';

/**
 * At the end of a statement: each connection has it parsed and planned once, for all parameters. For what is asked most
 * and whose text and best plan never change; planning a list of eight takes PostgreSQL longer than reading it. It names
 * the columns that it reads: with another result after a migration, connections that know it already would fail.
 */
export const plannedOnce = sql`${sql.raw(mark)}`;

interface Writable {
  modifyEnd(modifier: typeof plannedOnce): { compile(): CompiledQuery };
}

/**
 * A statement that is planned once, and put together once as well, which takes as long as all else that is done for it
 * here. `write` says it with what is asked for, and must not look at what that is.
 */
export function statement<Row, Given extends object>(
  write: (db: Kysely<Tables>, given: Given) => Writable & { execute(): Promise<Row[]> },
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  let written: { text: CompiledQuery<Row>; names: readonly (keyof Given | undefined)[] } | undefined;

  function writeOnce(db: Kysely<Tables>, given: Given) {
    const marks = new Map(Object.keys(given).map((name) => [name as keyof Given, Symbol(name)]));
    const text = write(db, Object.fromEntries(marks) as Given)
      .modifyEnd(plannedOnce)
      .compile() as CompiledQuery<Row>;
    const nameOf = (value: unknown) => [...marks].find(([, mark]) => mark === value)?.[0];
    return { text, names: text.parameters.map(nameOf) };
  }

  return async (db, given) => {
    written ??= writeOnce(db, given);
    const { text, names } = written;
    const parameters = text.parameters.map((value, place) => {
      const name = names[place];
      return name === undefined ? value : given[name];
    });
    const { rows } = await db.executeQuery<Row>({ ...text, parameters });
    return rows;
  };
}

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

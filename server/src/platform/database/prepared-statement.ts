import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const mark = '/* planned once */';

/**
 * Marks a statement as prepared: each connection parses and plans it once, for all parameters. Use it for frequent
 * statements whose text and best plan never change: planning a list of eight takes longer than reading it. It must name
 * its columns, because prepared statements fail when their result type changes after a migration.
 */
export const prepared = sql`${sql.raw(mark)}`;

interface Writable {
  modifyEnd(modifier: typeof prepared): { compile(): CompiledQuery };
}

/**
 * A prepared statement whose SQL text is also built only once, because building it takes as long as everything else
 * here. `write` builds it from placeholders and must not depend on the parameters' values.
 */
export function statement<Row, Given extends object>(
  write: (db: Kysely<Tables>, given: Given) => Writable & { execute(): Promise<Row[]> },
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  let written: { text: CompiledQuery<Row>; names: readonly (keyof Given | undefined)[] } | undefined;

  function writeOnce(db: Kysely<Tables>, given: Given) {
    const marks = new Map(Object.keys(given).map((name) => [name as keyof Given, Symbol(name)]));
    const text = write(db, Object.fromEntries(marks) as Given)
      .modifyEnd(prepared)
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

/** The name of the prepared statement; undefined for one that is planned each time. */
export function statementName(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = `planned-once-${names.size + 1}`;
  names.set(text, name);
  return name;
}

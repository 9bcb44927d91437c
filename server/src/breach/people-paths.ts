import { type Kysely, sql } from 'kysely';
import type { DataKind } from '../platform/database/register/entry.ts';
import { register } from '../platform/database/register/register.ts';
import type { Tables } from '../platform/database/tables.ts';

/** How the rows of a table lead to accounts, or to email addresses without one. */
export interface PeoplePath {
  table: string;
  data: readonly DataKind[];
  /** The `from` clause; `t` is the table. */
  from: string;
  /** The column with the id of the account. */
  person: string;
  /** The columns with times. */
  times: readonly string[];
}

/** Columns with ids of accounts that no foreign key names, because they outlive the account or may be a hash. */
const withoutKey: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['subject_id'],
  phone_reveals: ['visitor'],
  removed_homes: ['owner_id'],
};

/**
 * Tables with email addresses that need no account, and the column with the time at which they were written. What a table
 * without the account of the writer names would lead to another person.
 */
export const addressTables: Readonly<Record<string, { time: string; namesWriter: boolean }>> = {
  alert_recipients: { time: 'created_at', namesWriter: true },
  complaints: { time: 'filed_at', namesWriter: false },
  unconfirmed_messages: { time: 'created_at', namesWriter: false },
};

interface Key {
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}

/** A path for each foreign key that leads from a table with personal data to the accounts, over as few tables as possible. */
export async function listPeoplePaths(db: Kysely<Tables>): Promise<PeoplePath[]> {
  const [keys, times] = [await listKeys(db), await listTimes(db)];
  return Object.entries(register).flatMap(([table, { personal }]) => {
    if (personal.length === 0 || addressTables[table]?.namesWriter === false) return [];
    const data = [...new Set(personal.map((each) => each.data))];
    return waysToAccounts(table, keys).map((way) => ({ table, data, times: times.get(table) ?? [], ...way }));
  });
}

function waysToAccounts(table: string, keys: readonly Key[]): { from: string; person: string }[] {
  if (table === 'users') return [{ from: 'users as t', person: 't.id' }];
  const start = { table, alias: 't', from: `${table} as t` };
  let steps = [start];
  const seen = new Set([table]);
  while (steps.length > 0) {
    const found = steps.flatMap((step) => [
      ...keys
        .filter((key) => key.table === step.table && key.target === 'users')
        .map(({ columns: [column] }) => ({ from: step.from, person: `${step.alias}.${column}` })),
      ...(withoutKey[step.table] ?? []).map((column) => ({
        from: step.from,
        person: `${step.alias}.${column}`,
      })),
    ]);
    if (found.length > 0) return found;
    steps = steps.flatMap((step) =>
      keys
        .filter((key) => key.table === step.table && !seen.has(key.target))
        .map((key, index) => joined(step, key, index)),
    );
    for (const step of steps) seen.add(step.table);
  }
  return [];
}

function joined(step: { alias: string; from: string }, key: Key, index: number) {
  const alias = `${step.alias}${index}`;
  const on = key.columns.map((column, at) => `${step.alias}.${column} = ${alias}.${key.targetColumns[at]}`);
  return {
    table: key.target,
    alias,
    from: `${step.from} join ${key.target} as ${alias} on ${on.join(' and ')}`,
  };
}

async function listKeys(db: Kysely<Tables>): Promise<Key[]> {
  const columns = (relation: string, numbers: string) =>
    sql.raw(`array(select attname::text from unnest(${numbers}) with ordinality as each (number, place)
      join pg_attribute on attrelid = ${relation} and attnum = number order by place)`);
  const { rows } = await sql<Key>`
    select conrelid::regclass::text as table, ${columns('conrelid', 'conkey')} as columns,
      confrelid::regclass::text as target, ${columns('confrelid', 'confkey')} as "targetColumns"
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`.execute(db);
  return rows;
}

async function listTimes(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'timestamp with time zone'
    group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

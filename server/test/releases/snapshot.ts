import pg from 'pg';

type Row = Record<string, unknown>;
/** The rows of each table by their primary key; those of a table without one by all of their columns. */
export type Snapshot = Record<string, Record<string, Row>>;

export async function takeSnapshot(connectionString: string): Promise<Snapshot> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; key: string[] | null }>(`
      select class.relname as name, (
        select array_agg(attribute.attname::text order by attribute.attnum) from pg_index
        join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = any (indkey)
        where indrelid = class.oid and indisprimary
      ) as key
      from pg_class as class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
    const snapshot: Snapshot = {};
    for (const { name, key } of tables) {
      const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} as t`);
      const keyOf = (row: Row) => JSON.stringify(key ? key.map((column) => row[column]) : row);
      snapshot[name] = Object.fromEntries(rows.map(({ row }) => [keyOf(row), row]));
    }
    return snapshot;
  } finally {
    await client.end();
  }
}

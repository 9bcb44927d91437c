import type { ClientBase } from 'pg';

/** Tables and views outside pg-boss and extensions, in a database where the site has none. */
export async function listForeignTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select class.oid::regclass::text as name from pg_class as class
    where class.relkind in ('r', 'p', 'v', 'm', 'f')
      and class.relnamespace::regnamespace::text !~ '^(pg_.*|information_schema|pgboss)$'
      and not exists (
        select from pg_depend as extension
        where extension.classid = 'pg_class'::regclass and extension.objid = class.oid and extension.deptype = 'e'
      )
    order by name`);
  return rows.map(({ name }) => name);
}

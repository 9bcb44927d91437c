import type { ClientBase } from 'pg';
import type { ArchivedTable } from './archive-format.ts';

/**
 * The tables of the site, read from the database. Tables with transaction numbers are left out, because those are
 * meaningless on another server; so are columns that the database computes, such as words.
 */
export async function listTables(client: ClientBase): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(`
    select class.relname as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns
    from pg_class as class
    join pg_attribute as attribute on attribute.attrelid = class.oid
    where class.relnamespace = current_schema()::regnamespace
      and class.relkind in ('r', 'p') and not class.relispartition
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and attribute.atttypid <> 'tsvector'::regtype
      and not exists (
        select from pg_attribute as numbered
        where numbered.attrelid = class.oid and numbered.atttypid = 'xid8'::regtype and not numbered.attisdropped
      )
      and not exists (
        select from pg_depend as extension
        where extension.classid = 'pg_class'::regclass and extension.objid = class.oid and extension.deptype = 'e'
      )
    group by class.relname
    order by class.relname`);
  return rows;
}

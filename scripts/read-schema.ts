import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { migrationsDir } from '../server/test/migrations-dir.ts';
import { silentLog } from '../server/test/silent-log.ts';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';

export interface SchemaTable {
  name: string;
  columns: string[];
  /** The columns with a foreign key to the accounts. */
  naming: string[];
}

/** The tables as the migrations create them in an empty database. */
export async function readSchema(): Promise<SchemaTable[]> {
  const dataDir = makeTemporaryFolder();
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, settings });
  try {
    await migrate({ connectionString: postgres.connectionString, migrationsDir, log: silentLog });
    return await readTables(postgres.connectionString);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Without the tables of extensions. */
async function readTables(connectionString: string): Promise<SchemaTable[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    const { rows } = await client.query<SchemaTable>(`
      select class.relname as name, array_agg(attname::text order by attnum) as columns,
        array(
          select named.attname::text from pg_constraint
          join pg_attribute as named on named.attrelid = conrelid and named.attnum = any (conkey)
          where conrelid = class.oid and contype = 'f' and confrelid = 'users'::regclass
        ) as naming
      from pg_class as class join pg_attribute on attrelid = class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
        and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
      group by class.oid, class.relname order by class.relname`);
    return rows;
  } finally {
    await client.end();
  }
}

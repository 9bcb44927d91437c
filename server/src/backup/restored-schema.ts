import pg from 'pg';
import { migrationsTable } from '#server/platform/database/migrate.ts';
import { readMigrationFiles } from '#server/platform/database/migration-files.ts';
import type { Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Creates the tables as they were when the archive was written; later migrations run at the next start. */
export async function createTables(
  client: pg.Client,
  manifest: Manifest,
  migrationsDir: string,
): Promise<void> {
  const known = new Map((await readMigrationFiles(migrationsDir)).map((file) => [file.number, file]));
  const files = manifest.migrations.map(({ number, name, checksum }) => {
    const file = known.get(number);
    if (file?.checksum === checksum) return file;
    throw new BackupError(
      `The backup was made by Thikana ${manifest.version}, whose migration ${number} (${name}) this version does not have. Restore it with that version.`,
    );
  });
  await client.query(migrationsTable);
  for (const file of files) await client.query(file.sql);
}

/**
 * Disables constraints and triggers, so that rows load in any order; only those that compute the columns that archives
 * leave out stay. The returned function restores them and checks the rows.
 */
export async function loosenTables(client: pg.Client): Promise<() => Promise<void>> {
  const tables = (await listOwnTables(client)).map(pg.escapeIdentifier);
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const { rows: computing } = await client.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'set_words' and not tgisinternal`,
  );
  for (const { table } of computing) await client.query(`alter table ${table} enable trigger set_words`);
  // A migration may have inserted rows; the archive has their current version.
  await client.query(`truncate ${tables.join(', ')}`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

async function listOwnTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
     order by relname`,
  );
  return rows.map(({ name }) => name);
}

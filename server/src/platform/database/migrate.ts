import pg from 'pg';
import { StartupError } from '#server/lib/startup-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { listForeignTables } from './list-foreign-tables.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { missingSiteAt } from './missing-site.ts';

interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Runs before the pending migrations of an existing site, while no other process migrates. If it throws, nothing is
 * migrated.
 */
export type BeforeUpgrade = (connectionString: string, pending: readonly string[]) => Promise<void>;

export interface MigrateOptions {
  connectionString: string;
  migrationsDir: string;
  log: DatabaseLog;
  beforeUpgrade?: BeforeUpgrade | undefined;
}

/** An arbitrary number that other programs are unlikely to lock. */
const lockKey = 7_340_115_029;

const lockNotAvailable = '55P03';
const namedTables = 10;
/** A migration that waits for a lock blocks every query on that table, so it gives up early. */
const lockPatience = '5s';

/** The table of the migrations that have run. */
export const migrationsTable = `create table migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Migrates the database to the newest version: all pending migrations or none. Processes that start together wait for
 * one of them.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { connectionString, migrationsDir, log } = options;
  const files = await readMigrationFiles(migrationsDir);
  const client = new pg.Client({ connectionString, application_name: 'thikana migrations', keepAlive: true });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await lockMigrations(client, log);
    const applied = await readAppliedMigrations(client);
    const pending = findPendingMigrations(files, applied);
    if (pending.length === 0) return;
    const names = pending.map(describe);
    if (applied.length > 0) {
      log.info(`Pending migrations: ${names.join(', ')}`);
      await options.beforeUpgrade?.(connectionString, names);
    }
    await applyMigrations(client, pending);
    log.info(`Applied ${names.length} migrations, up to ${names.at(-1)}`);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end();
  }
}

/** Throws if the database does not belong to a site or has pending migrations. Changes nothing. */
export async function requireMigrated({
  connectionString,
  migrationsDir,
  place,
  mayBeOlder = false,
}: Pick<MigrateOptions, 'connectionString' | 'migrationsDir'> & {
  place: string;
  /** Accepts pending migrations. */
  mayBeOlder?: boolean | undefined;
}): Promise<void> {
  const files = await readMigrationFiles(migrationsDir);
  const client = new pg.Client({ connectionString, application_name: 'thikana command' });
  client.on('error', () => {});
  await client.connect();
  try {
    if (!(await hasMigrationsTable(client))) throw missingSiteAt(place);
    const [pending] = findPendingMigrations(files, await listApplied(client));
    if (!pending || mayBeOlder) return;
    throw new StartupError(
      `The site at ${place} waits for migration ${describe(pending)}.`,
      'Start the site once with this version, which migrates its database; then run the command again.',
    );
  } finally {
    await client.end();
  }
}

/** A session lock: the server releases it when the connection ends, however it ends. */
async function lockMigrations(client: pg.Client, log: DatabaseLog): Promise<void> {
  const attempt = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    lockKey,
  ]);
  if (attempt.rows[0]?.locked) return;
  log.info('Waiting for another process to finish its migrations');
  await client.query("set lock_timeout = '5min'");
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error;
    throw new StartupError(
      'Another process has been migrating the database for five minutes.',
      'Look for a process of Thikana that hangs, end it and start again.',
    );
  }
  await client.query('reset lock_timeout');
}

async function readAppliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  if (!(await hasMigrationsTable(client))) {
    await refuseForeignTables(client);
    await createMigrationsTable(client);
  }
  return listApplied(client);
}

async function hasMigrationsTable(client: pg.Client): Promise<boolean> {
  // Other programs have a table of this name too.
  const existing = await client.query(
    "select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'checksum'",
  );
  return existing.rowCount === 1;
}

/** The site does not share its database with other programs. */
async function refuseForeignTables(client: pg.Client): Promise<void> {
  const tables = await listForeignTables(client);
  if (tables.length === 0) return;
  const others = tables.length > namedTables ? ` and ${tables.length - namedTables} more` : '';
  throw new StartupError(
    `The database has tables of another program: ${tables.slice(0, namedTables).join(', ')}${others}.`,
    'Create a database for this site alone, and name it in DATABASE_URL.',
  );
}

async function listApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const applied = await client.query<AppliedMigration>(
    'select number, name, checksum from migrations order by number',
  );
  return applied.rows;
}

async function createMigrationsTable(client: pg.Client): Promise<void> {
  try {
    await client.query(migrationsTable);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new StartupError(
      `Thikana may not create its tables in this database: ${error.message}.`,
      'Make the user in DATABASE_URL the owner of the database, or grant it CREATE on the database and on the schema public.',
    );
  }
}

function findPendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.number, file]));
  for (const migration of applied) {
    const file = known.get(migration.number);
    if (file === undefined) {
      throw new StartupError(
        `The database was made by a newer version of Thikana: it has migration ${describe(migration)}, which this version does not know.`,
        'Start the newer version, or restore a backup made with this one.',
      );
    }
    if (file.checksum !== migration.checksum) {
      throw new StartupError(
        `Migration ${describe(file)} was changed after this database applied it.`,
        'Restore the file as it was released, and put the change into a new migration.',
      );
    }
    known.delete(migration.number);
  }
  return [...known.values()];
}

/** In one transaction, so that the older version can still start if one of them fails. */
async function applyMigrations(client: pg.Client, files: readonly MigrationFile[]): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = '${lockPatience}'`);
  for (const file of files) await applyMigration(client, file);
  await client.query('commit');
}

async function applyMigration(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query(file.sql);
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ]);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    await client.query('rollback');
    throw error.code === lockNotAvailable
      ? new StartupError(
          `Migration ${describe(file)} needs a table that another program has been using for ${lockPatience}. The database is unchanged.`,
          'A backup that is running is a common cause. Start again when it has finished.',
        )
      : new StartupError(
          `Migration ${describe(file)} failed: ${error.message}. The database is unchanged, so the older version still starts.`,
          error.hint ?? error.detail,
        );
  }
}

/** '0042-command-line' */
export function describe({ number, name }: { number: number; name: string }): string {
  return `${String(number).padStart(4, '0')}-${name}`;
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export function systemRepository(db: Kysely<Tables>) {
  return {
    async getDatabaseFigures(): Promise<{ version: string; bytes: number; connections: number }> {
      const { rows } = await sql<{ version: string; bytes: number; connections: number }>`
        select current_setting('server_version') as version,
          pg_database_size(current_database()) as bytes,
          (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(
        db,
      );
      const [figures] = rows;
      if (!figures) throw new Error('The database says nothing of itself.');
      return figures;
    },

    countPictures(): Promise<number> {
      return db
        .selectFrom('pictures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
        .then(({ count }) => count);
    },

    listMinutesSince(since: Date) {
      return db.selectFrom('traffic_minutes').selectAll().where('minute', '>=', since).execute();
    },
  };
}

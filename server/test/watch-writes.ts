import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/** Notes the table of every row that is written and of every email that is queued, if its transaction commits. */
export async function watchWrites(db: Kysely<Tables>): Promise<{ take(): Promise<string[]> }> {
  await sql`create table public.noted_writes (place text not null)`.execute(db);
  await sql`
    create function public.note_write() returns trigger language plpgsql as $$
    begin
      insert into public.noted_writes values (tg_table_name);
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'noted_writes'`.execute(db);
  for (const { name } of rows)
    await sql`
      create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function public.note_write()`.execute(db);
  await sql`
    create trigger note_write after insert on pgboss.job
    for each row when (new.name = 'send-mail') execute function public.note_write()`.execute(db);
  return {
    async take() {
      const { rows: noted } = await sql<{ place: string }>`
        delete from public.noted_writes returning place`.execute(db);
      return [...new Set(noted.map(({ place }) => place))];
    },
  };
}

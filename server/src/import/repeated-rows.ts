import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

export interface SeenRow {
  hash: string;
  line: number;
}

export interface Occurrence {
  /** 1 for the first row of its kind. */
  number: number;
  firstLine: number;
}

/** Counts equal rows in a temporary table, so that memory does not grow with the file. */
export async function createRepeatedRows(connection: Kysely<Tables>) {
  await sql`drop table if exists pg_temp.import_seen`.execute(connection);
  await sql`create temporary table import_seen (
    hash text collate "C" primary key, first_line bigint not null, times bigint not null
  )`.execute(connection);

  return {
    /** How often each row has occurred so far, including itself. */
    async count(transaction: Kysely<Tables>, rows: readonly SeenRow[]): Promise<Occurrence[]> {
      const groups = [...Map.groupBy(rows, ({ hash }) => hash)];
      const { rows: counted } = await sql<{ hash: string; first_line: number; times: number }>`
        insert into import_seen (hash, first_line, times)
        select * from unnest(
          ${groups.map(([hash]) => hash)}::text[],
          ${groups.map(([, group]) => group[0]?.line)}::bigint[],
          ${groups.map(([, group]) => group.length)}::bigint[]
        )
        on conflict (hash) do update set times = import_seen.times + excluded.times
        returning *`.execute(transaction);
      const totals = new Map(counted.map((row) => [row.hash, row]));
      const left = new Map(groups.map(([hash, group]) => [hash, group.length]));
      return rows.map(({ hash, line }) => {
        const total = totals.get(hash);
        const stillToCome = (left.get(hash) ?? 1) - 1;
        left.set(hash, stillToCome);
        return { number: (total?.times ?? 1) - stillToCome, firstLine: total?.first_line ?? line };
      });
    },
  };
}
export type RepeatedRows = Awaited<ReturnType<typeof createRepeatedRows>>;

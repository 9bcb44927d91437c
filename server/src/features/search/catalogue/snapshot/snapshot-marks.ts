import { randomUUID } from 'node:crypto';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, frequencies, furnishings } from '@thikana/contract/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** A row among the changes, which proves that the database has everything that a snapshot contains. */
export interface SnapshotMark {
  id: string;
  transaction: string;
}

const prefix = 'snapshot ';
/** Changes are deleted after a day. */
const trustedHours = 12;

export const isMark = (changed: string): boolean => changed.startsWith(prefix);

/** Call this when the contents of a snapshot are known. */
export async function leaveMark(db: Kysely<Tables>): Promise<SnapshotMark> {
  const id = prefix + randomUUID();
  const { rows } = await sql<{ transaction: string }>`
    insert into listing_changes (listing_id) values (${id}) returning transaction::text`.execute(db);
  return { id, transaction: rows[0]?.transaction ?? '' };
}

/**
 * Whether the database is the one that was marked, or what became of it. A restored backup lacks the mark or, if its
 * rows were copied, was written by another transaction than the mark says.
 */
export async function hasMark(db: Kysely<Tables>, { id, transaction }: SnapshotMark): Promise<boolean> {
  const { rows } = await sql`
    select from listing_changes
    where transaction = ${transaction}::xid8 and listing_id = ${id}
      and xmin::text::bigint = mod(transaction::text::numeric, 4294967296)
      and changed_at > now() - make_interval(hours => ${trustedHours})`.execute(db);
  return rows.length > 0;
}

/** Change it with the arrays that a snapshot contains, or with what they mean. */
const format = 3;

/** What the values of listings depend on beside their rows. */
export async function basisOf(db: Kysely<Tables>, version: string): Promise<string> {
  const { rows } = await sql<{ migration: number; units: string }>`
    select (select max(number) from migrations) as migration,
           (select json_agg(json_build_array(unit, size) order by unit) from land_units)::text as units`.execute(
    db,
  );
  const codes = { categories, frequencies, furnishings, searchFeatures };
  return JSON.stringify({ format, version, ...codes, ...rows[0] });
}

import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Database = Kysely<Tables> | Transaction<Tables>;

export async function findSiteValue(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function saveSiteValue(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A value that is created once and shared by all processes, even if they start together. */
export async function siteValue(db: Kysely<Tables>, name: string, make: () => string): Promise<string> {
  const existing = await findSiteValue(db, name);
  if (existing !== undefined) return existing;
  await db
    .insertInto('site_values')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findSiteValue(db, name);
  if (made === undefined) throw new Error(`The site value ${name} could not be kept.`);
  return made;
}

export async function hasSiteValue(db: Kysely<Tables>, name: string): Promise<boolean> {
  return (await findSiteValue(db, name)) !== undefined;
}

const siteIdName = 'site-id';

/** The site id, created with the database; its picture store has the same. */
export async function findSiteId(db: Kysely<Tables>): Promise<string> {
  const id = await findSiteValue(db, siteIdName);
  if (id === undefined) throw new Error('The database has no site id.');
  return id;
}

export async function setSiteId(db: Kysely<Tables>, value: string): Promise<void> {
  await db.updateTable('site_values').set({ value }).where('name', '=', siteIdName).execute();
}

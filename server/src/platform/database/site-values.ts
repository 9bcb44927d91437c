import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A value that is created once and shared by all processes, even if they start together. */
export async function siteValue(db: Kysely<Tables>, name: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('site_values').select('value').where('name', '=', name).executeTakeFirst();
  const existing = await find();
  if (existing) return existing.value;
  await db
    .insertInto('site_values')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`The site value ${name} could not be kept.`);
  return made.value;
}

export async function hasSiteValue(db: Kysely<Tables>, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('site_values').select('name').where('name', '=', name).executeTakeFirst()) !==
    undefined
  );
}

const siteIdName = 'site-id';

/** The site id, created with the database; its picture store has the same. */
export async function findSiteId(db: Kysely<Tables>): Promise<string> {
  const { value } = await db
    .selectFrom('site_values')
    .select('value')
    .where('name', '=', siteIdName)
    .executeTakeFirstOrThrow();
  return value;
}

export async function setSiteId(db: Kysely<Tables>, value: string): Promise<void> {
  await db.updateTable('site_values').set({ value }).where('name', '=', siteIdName).execute();
}

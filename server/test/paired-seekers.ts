import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** Who a seeker is: everything that an owner must not learn before the seeker shows it. */
export interface Identity {
  name: string;
  email: string;
  phone: string;
}

/** A copy of a database in which a seeker is this person. */
export async function copyWithSeeker(
  template: string,
  seekerId: string,
  identity: Identity,
): Promise<TestDatabase> {
  const database = await createTestDatabase(template);
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('update users set name = $2, email = $3, email_key = $3, phone = $4 where id = $1', [
      seekerId,
      identity.name,
      identity.email,
      identity.phone,
    ]);
  } finally {
    await client.end();
  }
  return database;
}

/**
 * Replaces ids and random parts that exist without regard to who the seeker is, each by the order of its first appearance.
 * Signed tokens carry ids, so they are replaced as a whole; their lengths stay.
 */
export function stableText(): (text: string) => string {
  const known = new Map<string, string>();
  const stable = (found: string) => {
    const name = known.get(found) ?? `#${known.size}`.padEnd(found.length, '.');
    known.set(found, name);
    return name;
  };
  const random =
    /[0-9a-z]{6,7}\.[\w-]{20,}\.[\w-]{43}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{24,32}/g;
  return (text) => text.replaceAll(random, stable);
}

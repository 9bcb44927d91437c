import type { SiteLanguage } from '@thikana/contract/language';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../lib/startup-error.ts';
import type { DataKind } from '../platform/database/register/entry.ts';
import { register } from '../platform/database/register/register.ts';
import type { UserRow } from '../platform/database/tables/account-tables.ts';
import type { Tables } from '../platform/database/tables.ts';
import { addressTables, listPeoplePaths, type PeoplePath } from './people-paths.ts';

/** What a stranger had: an account, a table, or all that was written in a span of time. A span also narrows a table. */
export interface Breach {
  account?: UserRow | undefined;
  table?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface TouchedPerson {
  /** Undefined for an email address without an account. */
  id: string | undefined;
  email: string;
  name: string;
  language: SiteLanguage;
  data: Set<DataKind>;
}

/** Everyone whose data was within reach. */
export async function findTouched(db: Kysely<Tables>, breach: Breach): Promise<TouchedPerson[]> {
  const paths = await listPeoplePaths(db);
  const { account, table } = breach;
  if (table && !register[table]) throw new StartupError(`There is no table ${table}.`);
  if (account?.role === 'user') return findReachOfAccount(db, paths, account);
  // Members of staff can open every account.
  const reached = table ? paths.filter((path) => path.table === table) : paths;
  const found = new Map<string, Set<DataKind>>();
  for (const path of reached) {
    const ids = await listIds(db, path, account ? undefined : inSpan(path.times, breach));
    for (const id of ids) addTo(found, id, path.data);
  }
  return [...(await withNames(db, found)), ...(await listAddresses(db, breach))];
}

/** The person's own data, and what the account shows of others. */
async function findReachOfAccount(
  db: Kysely<Tables>,
  paths: readonly PeoplePath[],
  { id }: UserRow,
): Promise<TouchedPerson[]> {
  const found = new Map<string, Set<DataKind>>();
  for (const path of paths)
    if ((await listIds(db, path, sql`${sql.raw(path.person)} = ${id}`)).length > 0)
      addTo(found, id, path.data);
  const { rows: partners } = await sql<{ id: string }>`
    select distinct case when owner_id = ${id} then seeker_id else owner_id end as id
    from conversations where ${id} in (owner_id, seeker_id)`.execute(db);
  for (const each of partners) addTo(found, each.id, ['messages']);
  const { rows: shown } = await sql<{ id: string }>`
    select distinct owner_id as id from phone_reveals where visitor = ${id}`.execute(db);
  for (const each of shown) addTo(found, each.id, ['contact']);
  return withNames(db, found);
}

async function listIds(
  db: Kysely<Tables>,
  path: PeoplePath,
  where: ReturnType<typeof sql> = sql`true`,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.raw(path.person)} as id from ${sql.raw(path.from)}
    where ${where} and ${sql.raw(path.person)} is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows with a time in the span. Tables without times do not tell, so all their rows count. */
function inSpan(times: readonly string[], { from, to }: Breach) {
  if ((!from && !to) || times.length === 0) return sql`true`;
  const within = times.map(
    (column) => sql`t.${sql.ref(column)} between ${from ?? '-infinity'} and ${to ?? 'infinity'}`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}

function addTo(found: Map<string, Set<DataKind>>, id: string | null, data: readonly DataKind[]): void {
  if (id === null) return;
  const known = found.get(id) ?? new Set();
  for (const kind of data) known.add(kind);
  found.set(id, known);
}

/** Leaves out the ids of deleted accounts and the hashes of visitors: they have no email address. */
async function withNames(db: Kysely<Tables>, found: Map<string, Set<DataKind>>): Promise<TouchedPerson[]> {
  const { rows } = await sql<Pick<UserRow, 'id' | 'email' | 'name' | 'language'>>`
    select id, email, name, language from users where id = any (${[...found.keys()]}) order by id`.execute(
    db,
  );
  return rows.map((user) => ({ ...user, data: found.get(user.id) ?? new Set() }));
}

async function listAddresses(db: Kysely<Tables>, { account, ...breach }: Breach): Promise<TouchedPerson[]> {
  const people = new Map<string, TouchedPerson>();
  for (const [table, { time }] of Object.entries(addressTables)) {
    if (breach.table && breach.table !== table) continue;
    const times = account ? [] : [time];
    const { rows } = await sql<{ email: string; language: SiteLanguage }>`
      select distinct on (email_key) email, language from ${sql.table(table)} as t
      where email is not null and ${inSpan(times, breach)} order by email_key`.execute(db);
    for (const { email, language } of rows) {
      const known = people.get(email) ?? { id: undefined, email, name: '', language, data: new Set() };
      for (const each of register[table]?.personal ?? []) known.data.add(each.data);
      people.set(email, known);
    }
  }
  return [...people.values()];
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CityArea } from '@thikana/contract/city';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type GeneratedListing, generateListings } from './generate-listings.ts';
import { readRealOffers } from './real-offers.ts';

const ownerCount = 4_000;
const pictureCount = 400;
const pictureOf = (number: number) => number.toString(16).padStart(32, '0');
const ownerOf = (number: number) => `5f000000${number.toString(16).padStart(16, '0')}`;

const columns = [
  ...['id', 'owner_id', 'approval_status', 'intent', 'category', 'title', 'description', 'location'],
  ...[
    'alternate_location',
    'longitude',
    'latitude',
    'shows_exact_place',
    'area',
    'bedrooms',
    'bathrooms',
    'floor',
  ],
  ...['built_up_area_square_feet', 'attached_bathroom', 'parking', 'furnishing', 'available_from'],
  ...['shop_area_square_feet', 'has_shutter', 'rent_rupees', 'frequency', 'available_for_duration'],
  ...['available_for_duration_unit', 'price_rupees', 'price_per_unit_rupees', 'unit', 'available_land_space'],
  ...['available_land_space_unit', 'total_price_rupees'],
] as const;

/**
 * Fills an empty, migrated database with `approved` listings, streamed with COPY. Indexes and foreign keys are
 * recreated afterwards.
 */
export async function fillCatalogue(
  client: pg.ClientBase,
  approved: number,
  areas?: readonly CityArea[],
): Promise<void> {
  const real = readRealOffers();
  if (!real) console.log('The data sets of real offers are missing, so prices and sizes are the demo’s.');
  const now = new Date();
  const generated = () => generateListings({ approved, owners: ownerCount, now, real, areas });
  await client.query(
    "set statement_timeout = 0; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
  );
  await makeOwners(client);
  // An empty catalogue has no readers, so change tracking is unnecessary.
  await setTriggers(client, 'disable');
  await client.query('alter table listings enable trigger set_words');
  const definitions = [...(await dropIndexes(client)), ...(await dropForeignKeys(client))];
  await copy(client, `listings (${columns.join(', ')})`, lines(generated(), listingLine));
  await copy(client, 'listing_pictures (listing_id, position, picture_id)', lines(generated(), pictureLines));
  for (const definition of definitions) await client.query(definition);
  await setTriggers(client, 'enable');
  await client.query('vacuum analyze listings');
  await client.query('vacuum analyze listing_pictures');
}

async function setTriggers(client: pg.ClientBase, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['listings', 'listing_pictures']) {
    await client.query(`alter table ${table} ${state} trigger user`);
  }
}

async function makeOwners(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into users (id, name, email, email_key, phone)
     select '5f000000' || lpad(to_hex(n), 16, '0'), 'Owner ' || n, n || '@bench.example', n || '@bench.example',
            '+9198' || lpad(n::text, 8, '0')
     from generate_series(0, $1::int - 1) n`,
    [ownerCount],
  );
  await client.query(
    `insert into pictures (id, width, height, placeholder, finished_at)
     select lpad(to_hex(n), 32, '0'), 1600, 1200, $2, now() from generate_series(0, $1::int - 1) n`,
    [pictureCount, `data:image/webp;base64,${'A'.repeat(120)}`],
  );
}

/** Drops all indexes of the table except unique ones. Returns the statements that recreate them. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'listings'::regclass and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid in ('listings'::regclass, 'listing_pictures'::regclass)`,
  );
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`);
  return rows.map(
    ({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`,
  );
}

function copy(client: pg.ClientBase, target: string, text: Iterable<string>): Promise<void> {
  return pipeline(Readable.from(text), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** Chunks of a few hundred kilobytes. */
function* lines(
  listings: Iterable<GeneratedListing>,
  write: (listing: GeneratedListing) => string,
): Generator<string> {
  let text = '';
  for (const listing of listings) {
    text += write(listing);
    if (text.length < 256_000) continue;
    yield text;
    text = '';
  }
  yield text;
}

function listingLine({ ownerNumber, pictureCount: _, ...listing }: GeneratedListing): string {
  const row: Record<string, unknown> = { ...listing, owner_id: ownerOf(ownerNumber) };
  return `${columns.map((column) => copyValue(row[column])).join('\t')}\n`;
}

function pictureLines({ id, pictureCount: count, ownerNumber }: GeneratedListing): string {
  return Array.from(
    { length: count },
    (_, position) => `${id}\t${position}\t${pictureOf((ownerNumber * 7 + position) % pictureCount)}\n`,
  ).join('');
}

function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(value).replace(
    /[\\\t\n\r]/g,
    (letter) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[letter] ?? '\\r',
  );
}

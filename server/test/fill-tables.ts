import { Client, type Pool } from 'pg';

/**
 * Fills the growing tables with enough rows that PostgreSQL prefers their indexes, the same every time, and updates
 * its statistics.
 */
export async function fillTables(pool: Pool): Promise<{ ownerId: string; listingId: string }> {
  // A connection without the site's query timeout of a few seconds.
  const client = new Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    for (const table of ['listings', 'listing_pictures'])
      await client.query(`alter table ${table} disable trigger user`);
    await client.query('alter table listings enable trigger set_words');
    for (const statement of statements) await client.query(statement);
    for (const table of ['listings', 'listing_pictures'])
      await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return { ownerId: idOf(7), listingId: idOf(30_007) };
}

const idOf = (number: number) => `68000000${number.toString(16).padStart(16, '0')}`;
const id = (number: string) => `'68000000' || lpad(to_hex(${number}), 16, '0')`;
const pictureId = (number: string) => `lpad(to_hex(${number}), 32, '0')`;

const statements = [
  `insert into users (id, name, email, email_key, phone)
   select ${id('n')}, 'Owner ' || n, n || '@example.com', n || '@example.com', '+9198' || lpad(n::text, 8, '0')
   from generate_series(1, 5000) n`,
  `insert into pictures (id, width, height, placeholder, finished_at, owner_id)
   select ${pictureId('n')}, 1600, 1200, 'data:', now(), ${id('n % 5000 + 1')} from generate_series(1, 20000) n`,
  `insert into listings (id, owner_id, approval_status, intent, category, title, description, location, longitude,
     latitude, area, bedrooms, bathrooms, rent_rupees, frequency, price_rupees, available_for_duration,
     available_for_duration_unit, attached_bathroom, parking, furnishing, available_from, built_up_area_square_feet)
   select ${id('n')}, ${id('n % 5000 + 1')}, case when n % 1000 = 0 then 'pending' else 'approved' end,
     case when n % 3 = 0 then 'sell' else 'rent' end, 'flat', 'Flat number ' || n, 'Rooms with a view, number ' || n,
     'Siliguri', 88.3 + (n % 1000) / 5000.0, 26.6 + (n % 777) / 4000.0,
     (array['sevoke', 'matigara', 'bagdogra', 'champasari', 'dagapur', 'salugara', 'shiv_mandir', 'pradhan_nagar'])[n % 8 + 1],
     n % 4 + 1, n % 2 + 1,
     case when n % 3 > 0 then 4000 + n % 40000 end, case when n % 3 > 0 then 'month' end,
     case when n % 3 = 0 then 900000 + n * 100 end,
     case when n % 3 > 0 then 11 end, case when n % 3 > 0 then 'month' end,
     true, n % 2 = 0, 'unfurnished', date '2026-12-01', 500 + n % 900
   from generate_series(20001, 40000) n`,
  `insert into listing_pictures (listing_id, position, picture_id)
   select ${id('n')}, 0, ${pictureId('n - 20000')} from generate_series(20001, 40000) n`,
];

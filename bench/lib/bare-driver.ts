import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../../server/src/config.ts';
import { badgesRepository } from '../../server/src/features/badges/badges.repository.ts';
import { listingsRepository } from '../../server/src/features/listings/listings.repository.ts';
import { createCatalogue } from '../../server/src/features/search/catalogue/catalogue.ts';
import { createLog } from '../../server/src/log.ts';
import { createPool } from '../../server/src/platform/database/pool.ts';
import { withDatabase } from '../../server/src/with-database.ts';

/**
 * Runs the queries of one answer over and over, 32 at a time, with nothing but the driver: `bare-driver.ts --database
 * URL --answer list --seconds 2`. Prints the number of answers per second.
 */
const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    answer: { type: 'string', default: 'list' },
    seconds: { type: 'string', default: '1' },
  },
});
const statements: { text: string; values: unknown[] }[] = [];
const { prototype } = pg.Client;
const query = prototype.query as (...input: unknown[]) => unknown;
// Clients read these defaults when they are created.
prototype.query = function noted(this: pg.Client, ...input: unknown[]) {
  const [asked, values] = input;
  const text = typeof asked === 'string' ? asked : (asked as pg.QueryConfig).text;
  if (typeof text === 'string' && Array.isArray(values)) statements.push({ text, values });
  return query.apply(this, input);
} as typeof prototype.query;

await withDatabase(readConfig({ DATABASE_URL: options.database }), async (db) => {
  const listings = listingsRepository(db);
  const catalogue = createCatalogue({ db, reads: db, log: createLog('warn') });
  async function firstPage(): Promise<readonly string[]> {
    const engine = await catalogue.current();
    if (!engine) return firstPage();
    const page = { offset: 0, limit: 8 };
    const found = await engine.findPage({ filter: { purpose: 'rent' }, order: 'newest' }, page);
    return found.listings.map(({ id }) => id);
  }
  const ids = await firstPage();
  statements.length = 0;
  if (options.answer === 'list') await listings.listPublicByIds(await firstPage());
  else {
    const listing = await listings.findWithOwner(ids[0] ?? '');
    await badgesRepository(db).listValid(listing?.owner_id ?? '', new Date(), listing?.id);
  }
});
prototype.query = query as typeof prototype.query;
if (statements.length === 0) throw new Error('No statement was noted.');

const pool = createPool({ connectionString: options.database });
const startedAt = performance.now();
const until = startedAt + Number(options.seconds) * 1000;
let answers = 0;
await Promise.all(
  Array.from({ length: 32 }, async () => {
    while (performance.now() < until) {
      for (const { text, values } of statements) await pool.query(text, values);
      answers += 1;
    }
  }),
);
console.log((answers / (performance.now() - startedAt)) * 1000);
await pool.end();

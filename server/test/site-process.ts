import { viewArea } from '@thikana/contract/area-pages';
import { viewAreas } from '@thikana/contract/area-totals';
import type { Call } from '@thikana/contract/client';
import { viewFreshness } from '@thikana/contract/freshness';
import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { listRentals, listSales } from '@thikana/contract/search/search';
import { viewSurroundings } from '@thikana/contract/search/surroundings';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openMarketplace, openSiteDatabase } from '../src/marketplace.ts';

/** A site in its own process. Its pages show what the API answered and how often they were rendered. */
let made = 0;

function load(call: Call, { pathname, searchParams }: URL): Promise<unknown> {
  const [list = '', name = '', area = ''] = pathname.split('/').slice(1);
  const query = Object.fromEntries(searchParams);
  if (!list) return Promise.all([call(viewLatestListings, {}), call(viewAreas, {}), call(viewFreshness, {})]);
  if (name === 'in') return call(viewArea, { params: { area: area as 'sevoke', intent: 'rent' } });
  if (!name) return list === 'rentals' ? call(listRentals, { query }) : call(listSales, { query });
  const params = { id: name };
  return Promise.all([
    call(viewListing, { params, query: { phone: 'omit' } }),
    call(viewSurroundings, { params }),
  ]);
}

const config = readConfig(process.env);
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const marketplace = await openMarketplace(config, {
  log,
  database: await openSiteDatabase(config, log),
  web: {
    clientDir: undefined,
    async render(url, { call }) {
      const answer = await load(call, url);
      made += 1;
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ made, answer })) };
    },
  },
});
process.once('SIGTERM', () => marketplace.stop().then(() => process.exit(0)));
// The parent process may have been killed.
process.once('disconnect', () => process.exit());
process.send?.(await marketplace.app.http.listen({ port: 0 }));

import { viewSite } from '@thikana/contract/site';
import { afterAll, expect, it } from 'vitest';
import { makeListing } from '../test/make-listing.ts';
import { openTestSite, type TestSite } from '../test/test-site.ts';
import { readConfig } from './config.ts';
import { firstStart } from './first-start.ts';
import type { Marketplace } from './marketplace.ts';

const sites: TestSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function openSite(): Promise<TestSite> {
  const site = await openTestSite();
  sites.push(site);
  return site;
}
const start = ({ services, dataDir }: TestSite) =>
  firstStart(readConfig({ DATA_DIR: dataDir }), { services, database: { embedded: false } } as Marketplace, {
    withDemo: false,
  });
const counters = async (site: TestSite) => (await site.call(viewSite, {})).counters;
const printed = { listings: 10, customers: 10, areas: 20 };

it('lets the counters of a site without listings begin at 0', async () => {
  const site = await openSite();
  expect(await counters(site)).toEqual(printed);
  await start(site);
  await expect.poll(() => counters(site)).toEqual({ listings: 0, customers: 0, areas: 0 });
});

it('keeps the counters of a site with listings, such as a demo', async () => {
  const site = await openSite();
  await makeListing(await site.person(), { approvedBy: await site.person('admin') });
  await start(site);
  expect(await site.services.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  expect(await counters(site)).toEqual(printed);
});

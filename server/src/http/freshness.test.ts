import { postListing } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm } from '../../test/listing-forms.ts';
import { startSiteProcess } from '../../test/start-site-process.ts';
import { openTestSite, type Person, type TestSite } from '../../test/test-site.ts';

const processCount = 2;
const soonMilliseconds = 1_000;

let site: TestSite;
let owner: Person;
let admin: Person;
let flat: string;
let land: string;
let processes: Awaited<ReturnType<typeof startSiteProcess>>[];

beforeAll(async () => {
  site = await openTestSite();
  [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  [flat, land] = await Promise.all([post(flatForRent), post(landForSale)]);
  await Promise.all([approve(flat), approve(land)]);
  const databaseUrl = site.services.pool.options.connectionString ?? '';
  const starting = Array.from({ length: processCount }, () =>
    startSiteProcess({ databaseUrl, dataDir: site.dataDir }),
  );
  processes = await Promise.all(starting);
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await site.close();
});

async function post(fields: Record<string, string>): Promise<string> {
  const { post } = await owner.call(postListing, { body: listingForm(fields) });
  return post._id;
}
const approve = (id: string) => admin.call(approvePost, { query: { id } });
const open = async (url: string) => (await fetch(url)).text();
const openAll = (paths: readonly string[]) =>
  Promise.all(processes.flatMap(({ url }) => paths.map((path) => open(url + path))));

it('shows a new listing within a second in every process, and re-renders only the pages that show it', async () => {
  const showing = [
    '/',
    '/rentals',
    '/rentals?propertyType=flat&bedrooms=2',
    '/rentals?priceRange=10000-20000',
    '/rentals?page=2',
    '/rentals/in/sevoke',
    `/rentals/${flat}`,
  ];
  const others = [
    '/buys',
    `/buys/${land}`,
    '/rentals?propertyType=shop',
    '/rentals?bedrooms=3',
    '/rentals?priceRange=20000-30000',
    '/rentals?location=bagdogra',
    '/rentals/in/bagdogra',
  ];
  const everywhere = { showing: await openAll(showing), others: await openAll(others) };
  // Requests continue during the change.
  let isOver = false;
  const visitors = (async () => {
    while (!isOver) await openAll([...showing, ...others]);
  })();

  const added = await post({ ...flatForRent, title: 'Second flat near Sevoke Road' });
  await approve(added);
  const approvedAt = performance.now();
  await expect
    .poll(async () => (await openAll(showing)).filter((page, place) => page === everywhere.showing[place]), {
      timeout: soonMilliseconds,
      interval: 20,
    })
    .toEqual([]);
  expect(performance.now() - approvedAt).toBeLessThan(soonMilliseconds);
  for (const page of await openAll(showing.filter((path) => path !== '/rentals?page=2')))
    expect(page).toContain(added);
  for (const page of await openAll(['/rentals?page=2'])) expect(page).toContain('"total":2');
  isOver = true;
  await visitors;
  expect(await openAll(others)).toEqual(everywhere.others);
});

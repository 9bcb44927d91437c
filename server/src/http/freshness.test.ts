import { undoDecisions } from '@thikana/contract/bulk-decisions';
import { approvePost } from '@thikana/contract/moderation';
import { deleteListing, postListing } from '@thikana/contract/own-listings';
import { afterAll, expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm } from '../../test/listing-forms.ts';
import { startSiteProcess } from '../../test/start-site-process.ts';
import { useTestSite } from '../../test/test-site.ts';

const processCount = 2;
const soonMilliseconds = 1_000;

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const [flat, land] = await Promise.all([post(flatForRent), post(landForSale)]);
const approve = (id: string) => admin.call(approvePost, { query: { id } });
// Enough for lists that would show close matches otherwise.
const houseForRent = {
  ...{ ...flatForRent, propertyCategory: 'house', floor: '0', bedrooms: '3', pricePerFrequency: '25000' },
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.319, 26.699] }),
};
const houses = await Promise.all(
  Array.from({ length: 4 }, (_, place) => post({ ...houseForRent, title: `House ${place} with a garden` })),
);
await Promise.all([flat, land, ...houses].map(approve));
const databaseUrl = site.services.pool.options.connectionString ?? '';
const starting = Array.from({ length: processCount }, () =>
  startSiteProcess({ databaseUrl, dataDir: site.dataDir }),
);
const processes = await Promise.all(starting);
afterAll(() => Promise.all(processes.map((each) => each.stop())));

async function post(fields: Record<string, string>): Promise<string> {
  const { post } = await owner.call(postListing, { body: listingForm(fields) });
  return post._id;
}
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
    '/rentals?propertyType=house',
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
  for (const page of await openAll(['/rentals?page=2'])) expect(page).toContain('"total":6');
  isOver = true;
  await visitors;
  expect(await openAll(others)).toEqual(everywhere.others);
});

it.each([
  ['its approval is undone', (id: string) => admin.call(undoDecisions, { body: { ids: [id] } })],
  ['it is deleted', (id: string) => owner.call(deleteListing, { params: { id } })],
])('takes a listing away in every process when %s', async (_, end) => {
  const id = await post({ ...flatForRent, title: 'Third flat near Sevoke Road' });
  await approve(id);
  const listing = async () => (await openAll(['/rentals'])).filter((page) => page.includes(id)).length;
  await expect.poll(listing, { timeout: soonMilliseconds, interval: 20 }).toBe(processCount);
  await end(id);
  await expect.poll(listing, { timeout: soonMilliseconds, interval: 20 }).toBe(0);
});

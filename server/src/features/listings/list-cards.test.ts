import { viewListingCards } from '@thikana/contract/listing-cards';
import { limits } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { newId } from '../../lib/ids.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const post = (title: string, { isApproved = true } = {}) =>
  makeListing(owner, { fields: { ...flatForRent, title }, ...(isApproved ? { approvedBy: admin } : {}) });
const titlesOf = async (ids: readonly string[], call = site.call) => {
  const { listings } = await call(viewListingCards, { query: { ids: ids.join() } });
  return listings.map(({ title }) => title);
};

it('returns public listings, once each, in the requested order', async () => {
  const first = await post('Rooms by the river');
  const second = await post('Rooms by the road');
  const waiting = await post('Rooms that wait', { isApproved: false });
  const hidden = await post('Rooms of a banned owner');
  await site.services.db
    .updateTable('listings')
    .set({ hidden_at: new Date() })
    .where('id', '=', hidden)
    .execute();

  const asked = [second, waiting, newId(), hidden, first, second];
  expect(await titlesOf(asked)).toEqual(['Rooms by the road', 'Rooms by the river']);
  expect(await titlesOf([first, second])).toEqual(['Rooms by the river', 'Rooms by the road']);
  // Pending listings are left out, even for their owner.
  expect(await titlesOf([waiting], owner.call)).toEqual([]);
});

it('rejects an invalid or too long list of ids', async () => {
  const ids = Array.from({ length: limits.cardsPerRequest + 1 }, newId);
  expect(await titlesOf(ids.slice(1))).toEqual([]);
  for (const wrong of [ids, ['abc'], [''], [newId(), `${newId()}'--`]])
    await expect(titlesOf(wrong)).rejects.toMatchObject({ status: 400 });
});

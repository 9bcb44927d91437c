import { viewListing } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { editListing, viewOwnListing } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const second = {
  secondTitle: 'সেবক রোডের কাছে রোদ-ঝলমলে ফ্ল্যাট',
  secondDescription: 'দুটি ঘর, রান্নাঘর, আর উঠোনে দুটি নারকেল গাছ।',
};

it('is stored, shown and found in both languages', async () => {
  const id = await makeListing(owner, { fields: { ...flatForRent, ...second }, approvedBy: admin });
  const { listingDetails } = await site.call(viewListing, { params: { id } });
  expect(listingDetails).toMatchObject({ title: flatForRent.title, ...second });
  for (const words of ['রোদ-ঝলমলে', 'নারকেল', 'sunny', 'balcony'])
    await expect.poll(() => isFound(id, words)).toBe(true);
  const feed = async (language: string) =>
    (await site.app.http.inject({ url: `${language}/feeds/rentals.xml` })).body;
  await expect.poll(() => feed('/bn')).toContain(`<title>${second.secondTitle}</title>`);
  expect(await feed('/hi')).toContain(`<title xml:lang="en-IN">${flatForRent.title}</title>`);
});

it('follows each edit, in the search too', async () => {
  const id = await makeListing(owner, { fields: { ...flatForRent, ...second } });
  const body = listingForm({ ...flatForRent, secondTitle: 'পাহাড়ের পাশে নিরিবিলি ফ্ল্যাট' });
  await owner.call(editListing, { params: { id }, body });
  const { post } = await owner.call(viewOwnListing, { params: { id } });
  expect(post.secondTitle).toBe('পাহাড়ের পাশে নিরিবিলি ফ্ল্যাট');
  expect(post).not.toHaveProperty('secondDescription');
  await admin.call(approvePost, { query: { id } });
  await expect.poll(() => isFound(id, 'নিরিবিলি')).toBe(true);
  expect(await isFound(id, 'নারকেল')).toBe(false);
});

it('is checked like the first', async () => {
  const fields = { ...flatForRent, secondTitle: 'ছোট', secondDescription: ' ' };
  await expect(makeListing(owner, { fields })).rejects.toMatchObject({
    fields: { secondTitle: 'Title must be atleast 10 characters' },
  });
});

async function isFound(id: string, q: string): Promise<boolean> {
  const { rentals } = await site.call(listRentals, { query: { q, spelling: 'exact' } });
  return rentals.some(({ _id }) => _id === id);
}

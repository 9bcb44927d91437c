import { approvePost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { createDemoCatalogue } from '#server/demo/demo-catalogue.ts';
import { listingRows } from '#server/demo/demo-rows.ts';
import { type FormFields, flatForRent, listingForm } from './listing-forms.ts';
import type { Person, TestSite } from './test-site.ts';

/** Posts a listing as this person, has it approved if an administrator is given, and returns its id. */
export async function makeListing(
  by: Person,
  options: { fields?: FormFields; pictures?: readonly Uint8Array[]; approvedBy?: Person } = {},
): Promise<string> {
  const { fields = flatForRent, pictures, approvedBy } = options;
  const { post } = await by.call(postListing, { body: listingForm(fields, pictures) });
  await approvedBy?.call(approvePost, { query: { id: post._id } });
  return post._id;
}

/** The demo listings without pictures, all of one owner. */
export async function addDemoListings(site: TestSite): Promise<void> {
  const { id } = await site.person();
  const demo = createDemoCatalogue({ now: new Date(), pictureFiles: [] });
  const owners = demo.owners.map(() => ({ id }));
  await site.services.db
    .insertInto('listings')
    .values(listingRows(demo, owners, new Date()))
    .execute();
}

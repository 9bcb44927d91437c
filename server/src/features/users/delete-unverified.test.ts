import { postListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { picturesFeature } from '../pictures/pictures.feature.ts';
import { deleteUnverified } from './delete-unverified.ts';

const site = await useTestSite();

const inDays = (days: number) => () => new Date(site.services.now().getTime() + days * dayMilliseconds);
const forget = (days: number) =>
  deleteUnverified({ ...site.services, pictures: picturesFeature(site.services), now: inDays(days) });

it('deletes accounts that were not verified or used within 30 days, and no others', async () => {
  const [unused, owner, verified, banned, admin] = await Promise.all([
    site.person(),
    site.person(),
    site.person(),
    site.person(),
    site.person('admin'),
  ]);
  await owner.call(postListing, { body: listingForm(flatForRent) });
  const change = (id: string, values: object) =>
    site.services.db.updateTable('users').set(values).where('id', '=', id).execute();
  await change(verified.id, { is_verified: true });
  await change(banned.id, { banned_at: site.services.now() });

  expect(await forget(29)).toBe(0);
  expect(await forget(31)).toBe(1);

  const left = await site.services.db.selectFrom('users').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([owner.id, verified.id, banned.id, admin.id]));
  expect(ids).not.toContain(unused.id);
});

import { changeLanguage } from '@thikana/contract/accounts';
import { rejectPost, viewPost } from '@thikana/contract/moderation';
import { viewOwnListing, viewYourListings } from '@thikana/contract/own-listings';
import { readyReasons } from '@thikana/contract/ready-reasons';
import { decideOnTexts, pageWaitingTexts, proposeTexts } from '@thikana/contract/second-language';
import { expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { inLanguage } from '../../lib/current-language.ts';

const site = await useTestSite();
const [owner, moderator] = await Promise.all([site.person(), site.person('moderator')]);
await owner.call(changeLanguage, { body: { language: 'ne' } });

const [{ text }] = readyReasons;
const inBengali = `${text({}, { locale: 'bn' })} 3 নম্বর ছবিটি দেখুন।`;
const inNepali = `${text({}, { locale: 'ne' })} 3 নম্বর ছবিটি দেখুন।`;

it('is in the language of the owner, in mails and screens, and the moderator’s own words stay', async () => {
  const id = await makeListing(owner);
  await inLanguage('bn', () => moderator.call(rejectPost, { query: { id, reason: inBengali } }));
  await passUndoTime(site.services.pool, id);
  expect((await site.mailTo(owner.email)).text).toContain(inNepali);

  const params = { id };
  const { postArray } = await inLanguage('ne', () => owner.call(viewYourListings, {}));
  expect(postArray.find(({ _id }) => _id === id)?.rejectionReason).toBe(inNepali);
  const { post } = await inLanguage('ne', () => owner.call(viewOwnListing, { params }));
  expect(post.rejectionReason).toBe(inNepali);
  const { data } = await inLanguage('bn', () => moderator.call(viewPost, { params }));
  expect(data.rejectionReason).toBe(inBengali);
});

it('is in the language of the owner for texts in a second language', async () => {
  const id = await makeListing(owner, { approvedBy: moderator });
  const params = { id };
  await owner.call(proposeTexts, { params, body: { secondTitle: 'महानन्दा छेउको फ्ल्याट' } });
  const [proposal] = (await moderator.call(pageWaitingTexts, {})).proposals;
  const body = { decision: 'reject', proposedAt: proposal?.proposedAt ?? '', reason: inBengali } as const;
  await moderator.call(decideOnTexts, { params, body });
  const { postArray } = await inLanguage('ne', () => owner.call(viewYourListings, {}));
  expect(postArray.find(({ _id }) => _id === id)?.proposedTexts?.reason).toBe(inNepali);
  await expect.poll(async () => (await site.mailTo(owner.email)).text).toContain(inNepali);
});

import { expect, it } from 'vitest';
import { aListing, type Kind, picture } from '../../../test/listings.ts';
import { draftListing } from './draft-listing.ts';
import { valuesOf } from './posting-values.ts';

const now = new Date('2026-11-25T06:30:00.000Z');
const weights = 'printed';

it.each<Kind>(['flat rent', 'house rent', 'shop rent', 'flat sell', 'land sell'])(
  'makes of the values of a %s the listing that they came from',
  (kind) => {
    const posted = aListing(kind);
    const gallery = [picture('front')];
    const draft = draftListing({ intent: posted.intent, values: valuesOf(posted), gallery, weights }, now);
    const { _id, area, pictures, approvalStatus, createdAt, updatedAt, ...content } = posted;
    expect(draft).toMatchObject({ ...content, gallery, pictures: ['/pictures/front/800.jpg'] });
    expect(Number.parseInt(draft?._id.slice(0, 8) ?? '', 16) * 1000).toBe(now.getTime());
  },
);

it('leaves out what is not valid, and has nothing to show without a category', () => {
  const values = { ...valuesOf(aListing('flat rent')), pricePerFrequency: '-1' };
  const draft = draftListing({ intent: 'rent', values, gallery: [], weights });
  expect(draft).not.toHaveProperty('pricePerFrequency');
  expect(draft).toHaveProperty('bedrooms', 2);
  const unbegun = { ...values, propertyCategory: '' as const };
  expect(draftListing({ intent: 'rent', values: unbegun, gallery: [], weights })).toBeUndefined();
});

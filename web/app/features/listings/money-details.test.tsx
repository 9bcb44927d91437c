import { expect, it } from 'vitest';
import { aListing } from '../../../test/listings.ts';
import { moneyDetails } from './money-details.ts';

it('says what a yearly rent is per month', () => {
  const [rent] = moneyDetails(aListing('flat rent', { pricePerFrequency: 1_32_000, frequency: 'year' }));
  expect(rent).toEqual({ label: 'Rent', value: '₹1,32,000 per year · ₹11,000 per month' });
});

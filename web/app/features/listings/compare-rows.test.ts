import { expect, it } from 'vitest';
import { aListing } from '../../../test/listings.ts';
import { compareRows } from './compare-rows.ts';

const rowOf = (label: string, ...listings: ReturnType<typeof aListing>[]) => {
  const row = compareRows(listings).find((each) => each.label === label);
  return row && { ...row, cells: row.cells.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)) };
};
const flat = aListing('flat rent');
const aWeek = aListing('flat rent', { pricePerFrequency: 2_800, frequency: 'week', builtUpArea: 800 });

it('compares rents per month', () => {
  expect(rowOf('Price', flat, aWeek)).toEqual({
    label: 'Price',
    cells: ['₹12,500 a month', '₹2,800 a week (Lowest)'],
    differs: true,
  });
  expect(rowOf('Price per sq ft', flat, aWeek)?.cells).toEqual(['₹10 a month (Lowest)', '₹15 a month']);
  expect(rowOf('Area', flat, aWeek)?.cells).toEqual(['1,250 sq ft (Largest)', '800 sq ft']);
});

it('marks no best value if all are equal or of different kinds', () => {
  expect(rowOf('Price', flat, flat)).toEqual({
    label: 'Price',
    cells: ['₹12,500 a month', '₹12,500 a month'],
    differs: false,
  });
  const sale = aListing('flat sell');
  expect(rowOf('Price', flat, sale)?.cells).toEqual(['₹12,500 a month', '₹45,00,000']);
  expect(rowOf('Price per sq ft', flat, sale)?.cells).toEqual(['₹10 a month', '₹3,600']);
});

it('marks all that share the best value', () => {
  const dearer = aListing('flat rent', { pricePerFrequency: 15_000 });
  expect(rowOf('Price', flat, dearer, flat)?.cells).toEqual([
    '₹12,500 a month (Lowest)',
    '₹15,000 a month',
    '₹12,500 a month (Lowest)',
  ]);
});

it('has the rows that any of them fills', () => {
  const land = aListing('land sell');
  const labels = compareRows([aListing('house sell'), land]).map(({ label }) => label);
  expect(labels).toEqual([
    ...['Price', 'Price per sq ft', 'Area', 'Locality', 'Price per unit', 'Type', 'Land'],
    ...['Bedrooms', 'Bathrooms', 'Floor', 'Attached bathroom', 'Parking', 'Furnishing', 'Available from'],
  ]);
  expect(rowOf('Land', aListing('house sell'), land)?.cells).toEqual([undefined, '2.5 bigha']);
  expect(rowOf('Shutter', flat, land)).toBeUndefined();
});

it('shows a price on request as such', () => {
  const onRequest = aListing('flat rent', { pricePerFrequency: undefined });
  expect(rowOf('Price', flat, onRequest)?.cells).toEqual(['₹12,500 a month', 'Price on request']);
  expect(rowOf('Price per sq ft', flat, onRequest)?.cells).toEqual(['₹10 a month', undefined]);
});

import { fireEvent } from '@testing-library/react';
import type { Intent } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { fillIn } from '../../../test/fields.ts';
import { control, openDetails } from '../../../test/open-posting.tsx';
import { complaints } from '../../../test/posting.ts';
import { pass } from '../../../test/show.tsx';

it.each<[string, Intent, string, string]>([
  ['Flat/Apartment', 'rent', 'Rent (₹)', '100'],
  ['House', 'sell', 'Price (₹)', '100'],
  ['Shop', 'sell', 'Price (₹)', '100'],
  ['Land', 'sell', 'Price per unit (₹)', '10000'],
])('steps the price of a %s for %s, %s, by %s', async (category, intent, label, step) => {
  await openDetails(intent, category);
  expect(control(label).step).toBe(step);
  fillIn({ [label]: '' });
  fireEvent.keyDown(control(label), { key: 'ArrowUp' });
  expect(control(label).value).toBe(step);
  fillIn({ [label]: '85 lakh' });
  fireEvent.keyDown(control(label), { key: 'ArrowDown' });
  expect(control(label).value).toBe(String(8_500_000 - Number(step)));
});

it('takes a price as people type it, and says what is no amount', async () => {
  await openDetails('sell', 'House');
  fillIn({ 'Price (₹)': '85 lakh' });
  await pass(0);
  expect([control('Price (₹)').value, complaints()]).toEqual(['85 lakh', []]);
  fillIn({ 'Price (₹)': '85 apples' });
  await pass(0);
  expect(complaints()).toEqual(['Please enter an amount such as 15000 or 15k']);
});

it('computes the total of land from amounts as people type them', async () => {
  await openDetails('sell', 'Land');
  fillIn({ 'Total land space': '2', 'Price per unit (₹)': '8 lakh' });
  fillIn({ 'Unit of the space': 'katha', 'Unit of the price': 'katha' });
  await pass(0);
  expect(control('Total price').value).toBe('₹16,00,000');
});

it('computes the total of land, which is read-only', async () => {
  await openDetails('sell', 'Land');
  fillIn({ 'Total land space': '2.5', 'Price per unit (₹)': '800000' });
  fillIn({ 'Unit of the space': 'bigha', 'Unit of the price': 'katha' });
  await pass(0);
  expect([control('Total price').value, control('Total price').readOnly]).toEqual(['₹4,00,00,000', true]);
});

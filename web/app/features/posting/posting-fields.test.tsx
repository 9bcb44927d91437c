import { fireEvent, screen, within } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { cityDay } from '@thikana/contract/city-time';
import { suggestPlaces } from '@thikana/contract/site';
import type { Intent } from '@thikana/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { control, openDetails, openPosting } from '../../../test/open-posting.tsx';
import { chooseCategory, choosePlace, complaints, matigara, stepTitle } from '../../../test/posting.ts';
import { pass } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';

describe('the category', () => {
  it.each<[Intent, string[]]>([
    ['rent', ['House', 'Flat/Apartment', 'Shop']],
    ['sell', ['House', 'Flat/Apartment', 'Shop', 'Land']],
  ])('for %s is one of %j', async (intent, names) => {
    await openPosting(intent);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(names);
  });

  it('is required', async () => {
    await openPosting('rent');
    await press('Next');
    expect(complaints()).toEqual(['Property Category is required']);
    expect(stepTitle()).toBe('Step 1 of 4: Select category');
  });

  it('clears all details when it changes', async () => {
    await openDetails('rent', 'House');
    fillIn({ Title: 'A house with a garden', Bedrooms: '3' });
    await press('Back');
    await chooseCategory('Flat/Apartment');
    expect([control('Title').value, control('Bedrooms').value]).toEqual(['', '0']);
  });

  it('restores the details on request', async () => {
    await openDetails('rent', 'House');
    fillIn({ Title: 'A house with a garden', Floor: '2' });
    await press('Back');
    await press('Flat/Apartment', 'radio');
    await press('Restore them');
    await press('Next');
    expect([control('Title').value, control('Floor').value]).toEqual(['A house with a garden', '2']);
  });
});

const about = ['Title is required', 'Description is required', 'Location is required'];
const home = ['Bedrooms is required', 'Bathrooms is required', 'Built Up Area is required'];
const day = 'Available From date is required';
const rent = [
  'Price is required',
  'Duration is required',
  'Available For Duration is required',
  'Duration Unit is required',
];
const land = [
  'Total land space is required',
  'Unit is required',
  'Price per unit is required',
  'Unit  is required',
];
const counts = ['Bedrooms', 'Bathrooms', 'Floor', 'Built Up Area (sq ft)', 'Shop Area (sq ft)'];

it.each<[string, Intent, string[]]>([
  ['House', 'rent', [...about, ...home, 'Floor is required', day, ...rent]],
  ['Flat/Apartment', 'rent', [...about, ...home, day, ...rent]],
  ['Shop', 'rent', [...about, 'Shop Area is required', day, ...rent]],
  ['House', 'sell', [...about, ...home, 'Floor is required', day, 'Price is requried']],
  ['Flat/Apartment', 'sell', [...about, ...home, day, 'Price is requried']],
  ['Shop', 'sell', [...about, 'Shop Area is required', day, 'Price is requried']],
  ['Land', 'sell', [...about, ...land]],
])('requires all fields of a %s for %s before the next step', async (category, intent, texts) => {
  await openDetails(intent, category);
  const shown = [...counts, 'Charged', 'Available For', 'Duration Unit', 'Available From'].filter((label) =>
    screen.queryByLabelText(label),
  );
  fillIn(Object.fromEntries(shown.map((label) => [label, ''])));
  await press('Next');
  expect(complaints().sort()).toEqual([...texts].sort());
  expect(stepTitle()).toBe('Step 2 of 4: Add details');
});

it('takes a second language, folded until it is filled in or wrong', async () => {
  await openDetails('rent', 'House');
  const folded = screen.getByText('Add a second language').closest('details');
  expect(folded?.open).toBe(false);
  fillIn({ 'Title in the second language': 'বাড়ি' });
  await press('Next');
  expect(complaints()).toContain('Title must be atleast 10 characters');
  expect(folded?.open).toBe(true);
});

it('starts a rent with the first rent period of the city', async () => {
  const city = currentCity();
  await openDetails('rent', 'House');
  expect(control('Charged').value).toBe('month');
  setCity({ ...city, offers: { ...city.offers, rentPeriods: ['week', 'month'] } });
  await press('Back');
  await chooseCategory('Shop');
  expect(control('Charged').value).toBe('week');
  setCity(city);
});

it('lists several errors above the fields, each with the way to its field', async () => {
  await openDetails('sell', 'Land');
  expect(screen.queryByText(/fields need/)).toBeNull();
  await press('Next');
  const summary = screen.getByRole('region', { name: '7 fields need your attention' });
  expect(document.activeElement).toBe(summary);
  const list = within(summary);
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Location is required',
    'Total land space is required',
    'Unit of the space: Unit is required',
    'Price per unit is required',
    'Unit of the price: Unit  is required',
    'Title is required',
    'Description is required',
  ]);
  fireEvent.click(list.getByRole('button', { name: 'Total land space is required' }));
  await pass(0);
  expect(document.activeElement).toBe(control('Total land space'));
  fillIn({ 'Total land space': '2.5' });
  await pass(0);
  expect(screen.getByText('6 fields need your attention')).toBeTruthy();
});

it('names the fields whose errors do not', async () => {
  await openDetails('rent', 'House');
  fillIn({ Bedrooms: '200', Bathrooms: '-1' });
  await press('Next');
  const list = within(screen.getByRole('region', { name: /fields need your attention/ }));
  const errors = list.getAllByRole('button').map((button) => button.textContent);
  expect(errors).toContain('Bedrooms: Must be at most 100');
  expect(errors).toContain('Bathrooms: Must be at least 0');
});

it('starts with what most owners choose', async () => {
  await openDetails('rent', 'House');
  expect(control('Available For').value).toBe('11');
  expect(control('Duration Unit').value).toBe('month');
  expect(control('Available From').value).toBe(cityDay(new Date()));
});

it('counts rooms by buttons, down to none', async () => {
  const { container } = await openDetails('rent', 'House');
  const [fewer, more] = container.querySelectorAll('button[aria-hidden]');
  const press = (button: Element | undefined) => fireEvent.click(button ?? document);
  press(more);
  press(more);
  expect(control('Bedrooms').value).toBe('2');
  for (const _ of [1, 2, 3]) press(fewer);
  expect(control('Bedrooms').value).toBe('0');
});

it('suggests a title from the other fields until the owner writes one', async () => {
  stubApi().on(suggestPlaces, { json: { places: [matigara] } });
  await openDetails('rent', 'Flat/Apartment');
  await choosePlace();
  fillIn({ Bedrooms: '2' });
  await pass(0);
  expect(control('Title').value).toBe('2 BHK flat for rent in Matigara');
  expect(screen.getByText('Suggested from what you entered. You can change it.')).toBeTruthy();
  fillIn({ Bedrooms: '3' });
  await pass(0);
  expect(control('Title').value).toBe('3 BHK flat for rent in Matigara');
  fillIn({ Title: 'Our flat with a view of the hills' });
  fillIn({ Bedrooms: '4' });
  await pass(0);
  expect(control('Title').value).toBe('Our flat with a view of the hills');
  expect(screen.queryByText('Suggested from what you entered. You can change it.')).toBeNull();
});

it('lets a suggested title follow the other fields after another step too', async () => {
  stubApi().on(suggestPlaces, { json: { places: [matigara] } });
  await openDetails('rent', 'Flat/Apartment');
  await choosePlace();
  fillIn({ Bedrooms: '2' });
  await pass(0);
  await press('Back');
  await press('Next');
  fillIn({ Bedrooms: '3' });
  await pass(0);
  expect(control('Title').value).toBe('3 BHK flat for rent in Matigara');
  fillIn({ Title: 'Our flat with a view of the hills' });
  await press('Back');
  await press('Next');
  fillIn({ Bedrooms: '4' });
  await pass(0);
  expect(control('Title').value).toBe('Our flat with a view of the hills');
});

it('asks for the place and the rent first, and for title and description last', async () => {
  const { container } = await openDetails('rent', 'House');
  const legends = [...container.querySelectorAll('legend')].map((legend) => legend.textContent);
  expect(legends).toEqual(['Place', 'Rent', 'Details', 'About the property']);
});

it('keeps deposit and maintenance out of the way until they are wanted', async () => {
  await openDetails('rent', 'Flat/Apartment');
  const costs = screen.getByText('Deposit and maintenance (optional)').closest('details');
  expect(costs?.open).toBe(false);
  fillIn({ 'Deposit (₹)': '1.5' });
  await pass(0);
  expect(complaints()).toEqual(['Must be a whole number']);
  expect(costs?.open).toBe(true);
});

it.each([
  ['House', ['Bedrooms', 'Bathrooms', 'Floor', 'Built Up Area (sq ft)']],
  ['Shop', ['Shop Area (sq ft)']],
])('starts the counts of a %s at 0', async (category, labels) => {
  await openDetails('rent', category);
  expect(labels.map((label) => control(label).value)).toEqual(labels.map(() => '0'));
});

it.each([
  ['Title is required', 'Title', ''],
  ['Title must be atleast 10 characters', 'Title', 'Too short'],
  ['Description is required', 'Description', ''],
  ['description must be atleast 10 characters', 'Description', 'Short one'],
  ['Bedrooms is required', 'Bedrooms', ''],
  ['Price is required', 'Rent (₹)', ''],
])('shows %s as soon as %s becomes %j, and removes it again', async (text, label, value) => {
  await openDetails('rent', 'Flat/Apartment');
  fillIn({ [label]: '1234567890' });
  await pass(0);
  fillIn({ [label]: value });
  await pass(0);
  expect(complaints()).toEqual([text]);
  fillIn({ [label]: '1234567890' });
  await pass(0);
  expect(complaints()).not.toContain(text);
});

it('shows an example of a title that fits the category', async () => {
  await openDetails('sell', 'Land');
  expect(control('Title').placeholder).toContain('land for sale');
});

describe('the place', () => {
  it('must be chosen from the suggestions', async () => {
    stubApi().on(suggestPlaces, { json: { places: [matigara] } });
    await openDetails('rent', 'Shop');
    fillIn({ Location: 'Somewhere in Matigara' });
    await press('Next');
    expect(complaints()).toContain('Please choose the place from the suggestions');
    await choosePlace();
    expect(control('Location').value).toBe('Matigara, Darjeeling 734010');
    expect(complaints()).not.toContain('Please choose the place from the suggestions');
  });

  it('loses its position when the text changes', async () => {
    stubApi().on(suggestPlaces, { json: { places: [matigara] } });
    await openDetails('rent', 'Shop');
    await choosePlace();
    fillIn({ Location: 'Matigara, behind the station' });
    await press('Next');
    expect(complaints()).toContain('Please choose the place from the suggestions');
  });
});

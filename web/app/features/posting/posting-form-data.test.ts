import { parseListingFields } from '@thikana/contract/listing-fields';
import { expect, it } from 'vitest';
import { postedPictures } from './picture-list.ts';
import { postingFormData } from './posting-form-data.ts';
import { emptyValues, type PostingValues } from './posting-values.ts';

const flat: PostingValues = {
  ...emptyValues,
  propertyCategory: 'flat',
  title: 'Two bedrooms near Sevoke Road',
  description: 'Second floor, open to the south.',
  location: 'Sevoke Road',
  coordinates: { type: 'Point', coordinates: [88.43, 26.73] },
  bedrooms: ' 2 ',
  bathrooms: '1',
  builtUpArea: '850.5',
  parking: true,
  availableFrom: '2026-12-01',
  pricePerFrequency: '15000',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
  deposit: '0',
  // Entered for another category: must not be sent.
  shopArea: '300',
  price: '999',
};

it('sends the fields of its category in the contract’s format', () => {
  const body = postingFormData('rent', flat, []);
  const sent = Object.fromEntries(body);
  expect(sent).toMatchObject({
    intent: 'rent',
    propertyCategory: 'flat',
    bedrooms: '2',
    parking: 'true',
    attachedBathroom: 'false',
    coordinates: '{"type":"Point","coordinates":[88.43,26.73]}',
  });
  for (const absent of [
    'shopArea',
    'price',
    'floor',
    'alternateLocation',
    'furnishing',
    'maintenance',
    'pictures',
  ]) {
    expect(sent).not.toHaveProperty(absent);
  }
  expect(parseListingFields(sent)).toMatchObject({
    success: true,
    data: { bedrooms: 2, builtUpArea: 850.5, pricePerFrequency: 15000, deposit: 0, parking: true },
  });
});

it('sends posted pictures as addresses and new ones as files, in order', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  const body = postingFormData('rent', flat, [
    ...postedPictures(['/pictures/a', '/pictures/b']),
    { kind: 'new', id: '1', file: file('one.png') },
    { kind: 'new', id: '2', file: file('two.png') },
  ]);
  expect(body.getAll('existingPictures')).toEqual(['/pictures/a', '/pictures/b']);
  expect(body.getAll('pictures').map((entry) => (entry as File).name)).toEqual(['one.png', 'two.png']);
});

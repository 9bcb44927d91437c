import { describe, expect, it } from 'vitest';
import { parseListingFields } from './listing-fields.ts';

const common = {
  title: 'Sunny flat near Sevoke Road',
  description: 'Two rooms, a kitchen and a balcony.',
  location: 'Sevoke Road, Siliguri',
  coordinates: '{"type":"Point","coordinates":[88.437,26.733]}',
};
const home = { bedrooms: '2', bathrooms: '1', builtUpArea: '850', availableFrom: '2026-12-01' };
const rent = {
  pricePerFrequency: '12000',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
};
const valid = {
  'rent house': { intent: 'rent', propertyCategory: 'house', ...common, ...home, floor: '0', ...rent },
  'rent flat': { intent: 'rent', propertyCategory: 'flat', ...common, ...home, ...rent },
  'rent shop': {
    intent: 'rent',
    propertyCategory: 'shop',
    ...common,
    shopArea: '200',
    availableFrom: '2026-12-01',
    ...rent,
  },
  'sell flat': { intent: 'sell', propertyCategory: 'flat', ...common, ...home, price: '4500000' },
  'sell land': {
    intent: 'sell',
    propertyCategory: 'land',
    ...common,
    pricePerUnit: '800000',
    unit: 'katha',
    availableLandSpace: '2.5',
    availableLandSpaceUnit: 'bigha',
  },
} as const;

function textsOf(input: Record<string, unknown>): Record<string, string> {
  const result = parseListingFields(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the fields of a listing', () => {
  it.each(Object.entries(valid))('accepts %s as text from a form', (_, input) => {
    expect(textsOf(input)).toEqual({});
  });

  it('reads amounts as people type them', () => {
    const rented = {
      ...valid['rent flat'],
      pricePerFrequency: '12k',
      deposit: '₹24,000/-',
      maintenance: '৫০০',
    };
    expect(parseListingFields(rented).data).toMatchObject({
      ...{ pricePerFrequency: 12_000, deposit: 24_000, maintenance: 500 },
    });
    const sold = { ...valid['sell flat'], price: '85 lakh' };
    expect(parseListingFields(sold).data).toMatchObject({ price: 8_500_000 });
    const land = { ...valid['sell land'], pricePerUnit: '8 লাখ' };
    expect(parseListingFields(land).data).toMatchObject({ pricePerUnit: 800_000 });
  });

  it('says which amounts it cannot read', () => {
    const unreadable = 'Please enter an amount such as 15000 or 15k';
    const amounts = { pricePerFrequency: '12 apples', deposit: 'two months', maintenance: '500.50' };
    expect(textsOf({ ...valid['rent flat'], ...amounts })).toEqual({
      pricePerFrequency: unreadable,
      deposit: unreadable,
      maintenance: expect.not.stringContaining(unreadable),
    });
    expect(textsOf({ ...valid['sell flat'], price: ' ' })).toEqual({ price: 'Price is requried' });
  });

  it('reads numbers, objects and checkboxes from text', () => {
    const result = parseListingFields({ ...valid['rent flat'], parking: 'Yes', attachedBathroom: '' });
    expect(result.data).toMatchObject({
      bedrooms: 2,
      parking: true,
      attachedBathroom: false,
      coordinates: { type: 'Point', coordinates: [88.437, 26.733] },
    });
  });

  it('accepts the older names of intent and category', () => {
    const { intent, propertyCategory, ...rest } = valid['sell land'];
    const result = parseListingFields({ ...rest, postType: intent, propertyType: propertyCategory });
    expect(result.data).toMatchObject({ intent: 'sell', propertyCategory: 'land' });
  });

  it.each([
    ['rent house', 'title', '', 'Title is required'],
    ['rent house', 'title', 'Too short', 'Title must be atleast 10 characters'],
    ['rent house', 'description', ' ', 'Description is required'],
    ['rent house', 'description', 'Short one', 'description must be atleast 10 characters'],
    ['rent house', 'location', '', 'Location is required'],
    ['rent house', 'coordinates', '[0,0]', 'Please choose the place from the suggestions'],
    ['rent house', 'coordinates', '{"toString":"x"}', 'Please choose the place from the suggestions'],
    ['rent house', 'bedrooms', '', 'Bedrooms is required'],
    ['rent house', 'bathrooms', undefined, 'Bathrooms is required'],
    ['rent house', 'floor', '', 'Floor is required'],
    ['rent house', 'builtUpArea', 'wide', 'Built Up Area is required'],
    ['rent shop', 'shopArea', '', 'Shop Area is required'],
    ['rent house', 'availableFrom', '', 'Available From date is required'],
    ['rent house', 'availableFrom', '2026-02-30', 'Available From date is required'],
    ['rent flat', 'pricePerFrequency', '', 'Price is required'],
    ['rent flat', 'frequency', '', 'Duration is required'],
    ['rent flat', 'availableForDuration', '', 'Available For Duration is required'],
    ['rent flat', 'availableForDurationUnit', 'eon', 'Duration Unit is required'],
    ['sell land', 'pricePerUnit', '', 'Price per unit is required'],
    ['sell land', 'unit', '', 'Unit  is required'],
    ['sell land', 'availableLandSpace', '', 'Total land space is required'],
    ['sell land', 'availableLandSpaceUnit', '', 'Unit is required'],
    ['sell flat', 'price', '', 'Price is requried'],
    ['sell flat', 'price', ['1'], 'Price is requried'],
  ] as const)('%s with %s = %j is rejected with its own text', (kind, field, value, message) => {
    expect(textsOf({ ...valid[kind], [field]: value })).toEqual({ [field]: message });
  });

  const at = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] });
  const long = (length: number) => 'x'.repeat(length);
  it.each([
    ['rent flat', 'title', [long(10), long(120)], [long(9), long(121)]],
    ['rent flat', 'description', [long(10), long(5000)], [long(9), long(5001)]],
    ['rent flat', 'location', ['x', long(200)], [long(201), 7]],
    ['rent flat', 'alternateLocation', ['', ' ', undefined, 'x', long(200)], [long(201), 7]],
    [
      'rent flat',
      'coordinates',
      [at(-180, -90), at(180, 90), at(0, 1), at(1, 0), [88, 26]],
      [
        at(0, 0),
        at(180.1, 0),
        at(-180.1, 0),
        at(0, 90.1),
        at(0, -90.1),
        [88],
        { type: 'Place', coordinates: [88, 26] },
        '',
      ],
    ],
    ['rent flat', 'bedrooms', ['0', 100], ['-1', '101', '1.5']],
    ['rent flat', 'bathrooms', ['0', 100], ['-1', '101', '1.5']],
    ['rent flat', 'builtUpArea', ['0', '0.5', 1_000_000], ['-1', '1000001']],
    ['rent flat', 'lift', ['', undefined, 'on', 'no'], ['maybe']],
    ['rent flat', 'furnishing', ['', undefined, 'unfurnished'], ['furnished']],
    ['rent house', 'floor', ['-5', '200'], ['-6', '201', '1.5']],
    ['rent shop', 'shopArea', ['0', '0.5', 1_000_000], ['-1', '1000001']],
    ['rent flat', 'pricePerFrequency', ['1', 100_000_000_000], ['0', '100000000001', '1.5']],
    ['rent flat', 'availableForDuration', ['1', '1000'], ['0', '1001', '1.5']],
    ['rent flat', 'deposit', ['', undefined, '0', 100_000_000_000], ['-1', '100000000001', '1.5', 'two']],
    ['rent shop', 'maintenance', ['', undefined, '0', 100_000_000_000], ['-1', '100000000001', '1.5']],
    ['sell flat', 'price', ['1', 100_000_000_000], ['0', '100000000001', '1.5']],
    ['sell land', 'pricePerUnit', ['1', 100_000_000_000], ['0', '100000000001', '1.5']],
    ['sell land', 'availableLandSpace', ['0.0001', 1_000_000_000], ['0', '0.00009', '1000000001']],
  ] as const)('%s accepts %s up to its bounds', (kind, field, accepted, refused) => {
    const fieldsInError = (value: unknown) => Object.keys(textsOf({ ...valid[kind], [field]: value }));
    for (const value of accepted) expect([value, fieldsInError(value)]).toEqual([value, []]);
    for (const value of refused) expect([value, fieldsInError(value)]).toEqual([value, [field]]);
  });

  it('refuses land whose total is beyond any number', () => {
    const huge = { pricePerUnit: 100_000_000_000, availableLandSpace: 1_000_000_000 };
    expect(textsOf({ ...valid['sell land'], ...huge })).toEqual({
      pricePerUnit: 'The total price is too high',
    });
  });

  it.each([undefined, 'lease', 'toString'])('asks for the intent instead of %j', (intent) => {
    expect(textsOf({ ...valid['rent flat'], intent })).toMatchObject({
      intent: 'Please choose rent or sell',
    });
  });

  it('reports the missing category together with all other errors', () => {
    expect(textsOf({ intent: 'rent', ...common, title: '' })).toEqual({
      propertyCategory: 'Property Category is required',
      title: 'Title is required',
    });
  });

  it('accepts land for sale only', () => {
    expect(textsOf({ ...valid['sell land'], intent: 'rent' })).toEqual({
      propertyCategory: 'Property Category is required',
    });
  });

  it('drops fields of other categories and unknown ones', () => {
    const result = parseListingFields({ ...valid['sell land'], bedrooms: 3, approvalStatus: 'approved' });
    expect(result.data).not.toHaveProperty('bedrooms');
    expect(result.data).not.toHaveProperty('approvalStatus');
  });
});

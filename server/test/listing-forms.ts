import sharp from 'sharp';

export const flatForRent = {
  intent: 'rent',
  propertyCategory: 'flat',
  title: 'Sunny flat near Sevoke Road',
  description: 'Two rooms, a kitchen and a balcony with a view of the hills.',
  location: 'Sevoke Road, Siliguri',
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.437, 26.733] }),
  bedrooms: '2',
  bathrooms: '1',
  builtUpArea: '850',
  availableFrom: '2026-12-01',
  pricePerFrequency: '12000',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
};

export const landForSale = {
  intent: 'sell',
  propertyCategory: 'land',
  title: 'Corner plot at Salugara',
  description: 'Level ground beside the road, fenced, with papers ready.',
  location: 'Salugara',
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.456, 26.769] }),
  pricePerUnit: '800000',
  unit: 'katha',
  availableLandSpace: '2.5',
  availableLandSpaceUnit: 'bigha',
};

export type FormFields = Record<string, string | readonly string[]>;

/** A multipart form as a browser sends it. */
export function listingForm(fields: FormFields, pictures: readonly (Uint8Array | string)[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  pictures.forEach((picture, index) => {
    const bytes = typeof picture === 'string' ? new TextEncoder().encode(picture) : Uint8Array.from(picture);
    form.append('pictures', new Blob([bytes]), `picture-${index}.jpg`);
  });
  return form;
}

/** A picture of one colour. */
export function photograph(background = '#3a7d5a', width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

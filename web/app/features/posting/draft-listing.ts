import { listingFieldsSchemas } from '@thikana/contract/listing-fields';
import type { ListingWithGallery } from '@thikana/contract/listings';
import type { Site } from '@thikana/contract/site';
import type { Intent } from '@thikana/contract/vocabulary';
import { landTotals } from './land-totals.ts';
import type { PostingValues } from './posting-values.ts';

interface Draft {
  intent: Intent;
  values: PostingValues;
  gallery: ListingWithGallery['gallery'];
  weights: Site['landUnits'];
}

interface Field {
  safeParse: (value: unknown) => { data?: unknown };
}

/** The listing that these values would become if they were posted now. Invalid fields are left out. */
export function draftListing(
  { intent, values, gallery, weights }: Draft,
  now = new Date(),
): ListingWithGallery | undefined {
  const { propertyCategory } = values;
  if (propertyCategory === '') return undefined;
  const schemas: Partial<Record<string, { shape: Record<string, Field> }>> = listingFieldsSchemas[intent];
  const fields = Object.entries(schemas[propertyCategory]?.shape ?? {}).flatMap(([name, field]) => {
    const { data } = field.safeParse(values[name as keyof PostingValues]);
    return data === undefined ? [] : [[name, data]];
  });
  const totals = propertyCategory === 'land' ? landTotals(values, weights) : undefined;
  return {
    title: '',
    description: '',
    location: '',
    coordinates: { type: 'Point', coordinates: [0, 0] },
    ...Object.fromEntries(fields),
    intent,
    propertyCategory,
    _id: idOf(now),
    area: 'other',
    pictures: gallery.map(({ url }) => url),
    gallery,
    approvalStatus: 'pending',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    ...(totals && { totalPrice: totals.total }),
    ...(totals?.standard !== undefined && { standardTotal: totals.standard }),
  };
}

/** An id carries its time, from which the listing's age is shown. */
const idOf = (now: Date) =>
  Math.floor(now.getTime() / 1000)
    .toString(16)
    .padEnd(24, '0');

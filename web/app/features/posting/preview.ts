import type { ListingWithGallery } from '@thikana/contract/listings';
import type { ComponentType } from 'react';
import type { ListingPart } from '#web/lib/format/listing-part.ts';
import type { FieldName, PostingValues } from './posting-values.ts';
import { wizardSteps } from './use-wizard.ts';

/** Shows a listing as its page will. The page's parts belong to another feature, so routes hand it over. */
export type Preview = ComponentType<{
  listing: ListingWithGallery;
  onEdit?: (part: ListingPart) => void;
}>;

/** Where a part is edited: the step, and the field that gets the focus there. */
export function placeOfPart(
  part: ListingPart,
  { propertyCategory }: Pick<PostingValues, 'propertyCategory'>,
  fields: readonly FieldName[],
): { step: number; field?: FieldName | undefined } {
  const first = (...names: FieldName[]) => names.find((name) => fields.includes(name));
  if (part === 'category' || propertyCategory === '') return { step: wizardSteps.category };
  if (part === 'photos') return { step: wizardSteps.pictures };
  const field = {
    heading: first('title'),
    costs: first('pricePerFrequency', 'price', 'pricePerUnit'),
    details: first('bedrooms', 'shopArea', 'availableLandSpace'),
    description: first('description'),
    place: first('location'),
    contact: first('messagesOnly'),
  }[part];
  return { step: wizardSteps.details, field };
}

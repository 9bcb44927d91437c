import { cityDay } from '@thikana/contract/city-time';
import { listingFieldsSchemas } from '@thikana/contract/listing-fields';
import { rentPeriods } from '@thikana/contract/offers';
import type { ManagedListing } from '@thikana/contract/own-listings';
import type { Category, Intent } from '@thikana/contract/vocabulary';
import { eachYesNo, type YesNoField } from '@thikana/contract/yes-no-fields';

/** GeoJSON order: longitude, latitude. */
interface Point {
  type: 'Point';
  coordinates: [number, number];
}

/** The form's values: text as typed, for all categories at once. */
export interface PostingValues extends Record<YesNoField, boolean> {
  propertyCategory: Category | '';
  title: string;
  description: string;
  secondTitle: string;
  secondDescription: string;
  location: string;
  alternateLocation: string;
  coordinates: Point | null;
  showExactPlace: boolean;
  messagesOnly: boolean;
  bedrooms: string;
  bathrooms: string;
  floor: string;
  builtUpArea: string;
  furnishing: string;
  availableFrom: string;
  shopArea: string;
  pricePerFrequency: string;
  frequency: string;
  availableForDuration: string;
  availableForDurationUnit: string;
  deposit: string;
  maintenance: string;
  price: string;
  pricePerUnit: string;
  unit: string;
  availableLandSpace: string;
  availableLandSpaceUnit: string;
  isProject: boolean;
  projectNumber: string;
  isAccurate: boolean;
}

export type FieldName = keyof PostingValues;

export const emptyValues: PostingValues = {
  ...eachYesNo(() => false),
  propertyCategory: '',
  title: '',
  description: '',
  secondTitle: '',
  secondDescription: '',
  location: '',
  alternateLocation: '',
  coordinates: null,
  showExactPlace: false,
  messagesOnly: false,
  bedrooms: '0',
  bathrooms: '0',
  floor: '0',
  builtUpArea: '0',
  furnishing: '',
  availableFrom: '',
  shopArea: '0',
  pricePerFrequency: '',
  frequency: '',
  availableForDuration: '',
  availableForDurationUnit: '',
  deposit: '',
  maintenance: '',
  price: '',
  pricePerUnit: '',
  unit: '',
  availableLandSpace: '',
  availableLandSpaceUnit: '',
  isProject: false,
  projectNumber: '',
  isAccurate: false,
};

/**
 * The values of a new post, which are what most owners choose: rents are paid for the first period of the city, a
 * contract is for eleven months, because longer ones have to be registered, and the property is free from today.
 */
export function firstValues(now = new Date()): PostingValues {
  const frequency = rentPeriods()[0] ?? '';
  const term = frequency === 'month' ? { availableForDuration: '11', availableForDurationUnit: 'month' } : {};
  return { ...emptyValues, frequency, ...term, availableFrom: cityDay(now) };
}

/** The fields of a category, in the contract's order. */
export function fieldsOf(intent: Intent, category: Category | ''): FieldName[] {
  const schemas: Partial<Record<string, { shape: object }>> = listingFieldsSchemas[intent];
  const shape = schemas[category]?.shape ?? {};
  return Object.keys(shape).filter((name): name is FieldName => name in emptyValues);
}

/** Converts a listing to form values. */
export function valuesOf(listing: ManagedListing): PostingValues {
  const filled: Record<string, unknown> = { ...emptyValues };
  for (const name of Object.keys(emptyValues) as FieldName[]) {
    const value = listing[name];
    if (value !== undefined) filled[name] = typeof value === 'number' ? String(value) : value;
  }
  return filled as unknown as PostingValues;
}

/** The values of a listing that is posted again. A date in the past becomes today. */
export function valuesAgain(values: PostingValues, now = new Date()): PostingValues {
  const today = cityDay(now);
  const isPast = values.availableFrom !== '' && values.availableFrom < today;
  return isPast ? { ...values, availableFrom: today } : values;
}

/** The detail fields after a change of category: those of a new post, or the original values of the original category. */
export function valuesForCategory(category: Category, original?: PostingValues): PostingValues {
  return original?.propertyCategory === category
    ? original
    : { ...firstValues(), propertyCategory: category };
}

/** Whether any field besides the category was filled in. */
export function hasDetails(values: PostingValues): boolean {
  const { propertyCategory: _kind, ...details } = values;
  const unfilled = [emptyValues, firstValues()];
  return Object.entries(details).some(([name, value]) =>
    unfilled.every((values) => value !== values[name as FieldName]),
  );
}

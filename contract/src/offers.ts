import { currentCity } from './city.ts';
import type { ListingFields } from './listing-fields.ts';
import { m } from './paraglide/messages.js';
import { type Category, categoriesByIntent, type Frequency, type Intent, intents } from './vocabulary.ts';

/** The categories that people of the city may post for rent or for sale. */
export function offeredCategories(intent: Intent): readonly Category[] {
  const { offers } = currentCity();
  if (!offers.intents.includes(intent)) return [];
  return categoriesByIntent[intent].filter((category) => offers.categories.includes(category));
}

export function isIntentOffered(intent: Intent): boolean {
  return offeredCategories(intent).length > 0;
}

export function offeredIntents(): readonly Intent[] {
  return intents.filter(isIntentOffered);
}

export function rentPeriods(): readonly Frequency[] {
  return currentCity().offers.rentPeriods;
}

/** What a new listing has that the city does not offer: the field, with a text for its author. */
export function notOffered(fields: ListingFields): { field: string; text: string } | undefined {
  const { intent, propertyCategory } = fields;
  if (!isIntentOffered(intent))
    return {
      field: 'intent',
      text: intent === 'rent' ? m.input_no_rentals() : m.input_no_sales(),
    };
  if (!offeredCategories(intent).includes(propertyCategory))
    return { field: 'propertyCategory', text: m.input_category_not_offered() };
  if ('frequency' in fields && !rentPeriods().includes(fields.frequency))
    return { field: 'frequency', text: m.input_period_not_offered() };
  return undefined;
}

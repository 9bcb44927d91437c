import { currentCity } from '@thikana/contract/city';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

export const propertyType = someOf(m.search_type, () => currentCity().offers.categories, categoryLabel);

import { currentCity } from '@thikana/contract/city';
import { rooms as offered } from '@thikana/contract/search/filters/rooms';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

const exact = offered.choices.map(String);
const atLeast = exact.map((count) => `${count}+`);

/** '2' is exactly two bedrooms; '2+' is two or more. */
function label(value: string): string {
  const count = value.replace('+', '');
  const { bedroomsWord: word } = currentCity();
  return value === count ? m.chip_rooms({ count, word }) : m.chip_bedrooms({ count, word });
}

/** One select sets an exact number of bedrooms or, as the filter `bedrooms`, a minimum. */
export const rooms: FilterView = {
  title: m.filter_bedrooms,
  chip: (value) => value.split(',').map(label).join(', '),
  control: {
    kind: 'one of',
    values: () => [...exact, ...atLeast],
    label,
    value: (filter) => filter.rooms || (filter.bedrooms && `${filter.bedrooms}+`),
    count: (value, counts) =>
      exact.includes(value) ? counts.rooms?.[value] : counts.bedrooms?.[value.replace('+', '')],
  },
};

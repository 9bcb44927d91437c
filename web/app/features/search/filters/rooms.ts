import { currentCity } from '@thikana/contract/city';
import { listText } from '@thikana/contract/list-text';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

/** '2' is exactly two bedrooms; '2+' is two or more. */
export function roomsLabel(value: string): string {
  const count = value.replace('+', '');
  const { bedroomsWord: word } = currentCity();
  return value === count ? m.chip_rooms({ count, word }) : m.chip_bedrooms({ count, word });
}

export const rooms = {
  title: m.filter_bedrooms,
  chip: (value) => listText(value.split(',').map(roomsLabel)),
  control: { kind: 'own' },
} satisfies FilterView;

import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from '../search-filter.ts';
import type { FilterView } from './filter.ts';

export const near: FilterView = {
  title: m.near_title,
  chip: (_, filter) => nearLabel(filter),
  control: { kind: 'own' },
  parts: ['place'],
  // The distance would widen a landmark.
  removes: ['km'],
};

function nearLabel({ near: position, km, place }: SearchFilter): string {
  if (!position) return m.chip_place_unknown({ place });
  const name = place || m.near_position();
  return km ? m.chip_near_km({ km, place: name }) : m.chip_near({ place: name });
}

import { landmarkName } from '@thikana/contract/landmarks';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from '../search-filter.ts';
import type { FilterView } from './filter.ts';

export const landmark = {
  title: m.filter_landmark,
  chip(slugs: string, { km, near }: SearchFilter) {
    const [first = '', ...others] = slugs.split(',');
    const place = landmarkName(first);
    const count = others.length;
    const isWide = km !== '' && near === '';
    if (isWide) return count > 0 ? m.chip_near_km_some({ km, place, count }) : m.chip_near_km({ km, place });
    return count > 0 ? m.chip_near_some({ place, count }) : m.chip_near({ place });
  },
  control: { kind: 'kept' },
} satisfies FilterView;

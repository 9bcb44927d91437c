import { findLandmark } from '@thikana/contract/landmarks';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const landmark: FilterView = {
  title: m.filter_landmark,
  chip(slugs) {
    const [first = '', ...others] = slugs.split(',');
    const place = findLandmark(first)?.name ?? first;
    return others.length > 0 ? m.chip_near_some({ place, count: others.length }) : m.chip_near({ place });
  },
  control: { kind: 'kept' },
};

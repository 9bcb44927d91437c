import { type Area, areaLabel } from '@thikana/contract/areas';
import type { Category } from '@thikana/contract/vocabulary';
import { categoryLabel } from '#web/lib/format/listing-text.ts';

/** The kinds of property of a filter, as people read them. */
export const typeLabels = (value: string) =>
  value
    .split(',')
    .map((each) => categoryLabel(each as Category))
    .join(', ');

export const areaLabels = (value: string) =>
  value
    .split(',')
    .map((each) => areaLabel(each as Area))
    .join(', ');

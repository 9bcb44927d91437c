import { areaUnitName } from '@thikana/contract/land';
import { readSizeRange } from '@thikana/contract/sizes';
import { number } from '#web/lib/format/format.ts';
import { capitalised } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const size = {
  title: m.filter_size,
  chip: sizeRangeLabel,
  control: { kind: 'own' },
} satisfies FilterView;

/** '500-1200' → '500 – 1,200 sq ft'; '2+katha' → '2 katha and more'. */
function sizeRangeLabel(text: string): string {
  const range = readSizeRange(text);
  if (!range) return text;
  const { min, max, unit } = range;
  const name = unit.suffix === '' ? areaUnitName() : capitalised(unit.name);
  if (max === undefined) return m.chip_size_from({ min: number(min, 3), unit: name });
  return m.chip_size({ min: number(min, 3), max: number(max, 3), unit: name });
}

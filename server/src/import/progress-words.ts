import { numberText } from '@thikana/contract/number-text';
import type { ImportCounts } from './import-listings.ts';

/** '6,00,000 rows, 5,99,998 new, 2 refused, 1,00,000 rows/s' */
export function progressWords(
  { read, imported, known, refused }: ImportCounts,
  secondsSinceStart: number,
): string {
  const parts = [`${numberText(read)} rows`, `${numberText(imported)} new`];
  if (known > 0) parts.push(`${numberText(known)} existing`);
  parts.push(`${numberText(refused)} refused`, `${numberText(Math.round(read / secondsSinceStart))} rows/s`);
  return parts.join(', ');
}

import type { ImportCounts } from './import-listings.ts';

/** '6,00,000 rows, 5,99,998 new, 2 refused, 1,00,000 rows/s' */
export function progressWords(
  { read, imported, known, refused }: ImportCounts,
  secondsSinceStart: number,
): string {
  const parts = [`${number(read)} rows`, `${number(imported)} new`];
  if (known > 0) parts.push(`${number(known)} existing`);
  parts.push(`${number(refused)} refused`, `${number(Math.round(read / secondsSinceStart))} rows/s`);
  return parts.join(', ');
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}

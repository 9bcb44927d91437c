import type { DateSource } from './source.ts';

const positions = {
  'year-month-day': [0, 1, 2],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
} as const;

/** A written date as YYYY-MM-DD; undefined when it is none. Two digits of a year mean this century. */
export function readDate(text: string, order: DateSource['order'] = 'year-month-day'): string | undefined {
  const numbers = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ].*)?$/
    .exec(text.trim())
    ?.slice(1)
    .map(Number);
  if (!numbers) return undefined;
  const [year = 0, month = 0, day = 0] = positions[order].map((index) => numbers[index] ?? 0);
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

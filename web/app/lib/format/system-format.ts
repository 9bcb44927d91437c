import { dateFormat } from '@thikana/contract/date-format';
import { number } from './format.ts';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A point in time as hour and minute by the city's clocks. */
export function timeOfDay(iso: string): string {
  return clock(new Date(iso));
}

/** '1.5 GB' */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1_000 ** power;
  return `${number(value, value < 10 ? 1 : 0)} ${units[power]}`;
}

import { cityHour, cityMinute } from './city-time.ts';
import { m } from './paraglide/messages.js';

/** The hour from which each part of the day is said. English has am and pm, other languages 'রাত', 'सुबह' or 'बेलुका'. */
const partsOfDay = [
  { from: 20, part: 'night' },
  { from: 18, part: 'evening' },
  { from: 16, part: 'afternoon' },
  { from: 12, part: 'noon' },
  { from: 6, part: 'morning' },
  { from: 4, part: 'dawn' },
  { from: 0, part: 'small-hours' },
] as const;

/**
 * A point in time to the minute, by the city's clocks: '4:30 pm', 'বিকেল 4:30'. Intl writes am and pm in Latin letters
 * in Bengali and Hindi, and its parts of the day differ between the server and browsers.
 */
export function clockText(time: Date): string {
  const minute = String(cityMinute(time)).padStart(2, '0');
  return inPartOfDay(cityHour(time), `:${minute}`);
}

/** A time of each day, HH:MM, in the language of the page: '10 am', '4:30 pm', 'সকাল 10'. */
export function hourText(time: string): string {
  const [hour, minute] = time.split(':');
  return inPartOfDay(Number(hour), minute === '00' ? '' : `:${minute}`);
}

function inPartOfDay(hour: number, minutes: string): string {
  const { part } = partsOfDay.find(({ from }) => hour >= from) ?? { part: 'night' };
  return m.date_clock({ part, time: `${hour % 12 || 12}${minutes}` });
}

/** A date with the time of day: '15 Sept 2026, 4:30 pm'. */
export function atClock(date: string, time: Date): string {
  return m.date_time({ date, clock: clockText(time) });
}

import { languageTag } from '@thikana/contract/language';
import { m } from '../../paraglide/messages.js';
import { weekDays } from '../city/city.feature.ts';

type WeekDay = (typeof weekDays)[number];

/** Days of the week in the language of the request; three or more in a row are one text: Monday to Saturday. */
export function workingDays(days: readonly WeekDay[]): string[] {
  const isWorking = weekDays.map((day) => days.includes(day));
  if (isWorking.every(Boolean)) return [m.law_every_day()];
  // A run begins after a day off. Lists begin on Monday, the second day of `weekDays`.
  return weekDays
    .map((_, index) => (index + 1) % 7)
    .filter((index) => isWorking[index] && !isWorking[(index + 6) % 7])
    .flatMap((first) => {
      const length = weekDays.findIndex((_, count) => !isWorking[(first + count) % 7]);
      const names = Array.from({ length }, (_, count) => dayName((first + count) % 7));
      const [start, last] = [names[0], names.at(-1)];
      return length > 2 && start && last ? [m.law_days({ first: start, last })] : names;
    });
}

/** 4 January 1970 was a Sunday. */
function dayName(index: number): string {
  const date = new Date(Date.UTC(1970, 0, 4 + index));
  return date.toLocaleDateString(languageTag(), { weekday: 'long', timeZone: 'UTC' });
}

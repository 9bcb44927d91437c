import { currentCity } from '@thikana/contract/city';
import { addDays, cityDay, fromCityClocks } from '@thikana/contract/city-time';
import type { TimeLimit } from '@thikana/contract/law';
import { dayMilliseconds, hourMilliseconds } from '../../lib/durations.ts';
import { type LawFacts, weekDays } from '../city/city.feature.ts';

type Working = LawFacts['working'];

interface Clock {
  /** When those who decide are warned. */
  warnAt: Date;
  dueAt: Date;
}

/** The part of the time after which there is a warning. */
const warningShare = 0.75;

/** When a complaint that was filed at a time is due. Of two limits, the one that ends first counts. */
export function clockOf(
  limits: { within: TimeLimit; no_later_than?: TimeLimit | undefined },
  startedAt: Date,
  working: Working,
): Clock {
  const within = clockWithin(limits.within, startedAt, working);
  if (!limits.no_later_than) return within;
  const latest = clockWithin(limits.no_later_than, startedAt, working);
  return latest.dueAt < within.dueAt ? latest : within;
}

function clockWithin(limit: TimeLimit, startedAt: Date, working: Working): Clock {
  const milliseconds = limit.count * unitMilliseconds(limit, working);
  const after = limit.unit.startsWith('working')
    ? (share: number) => afterWorkingTime(startedAt, milliseconds * share, working)
    : (share: number) => new Date(startedAt.getTime() + milliseconds * share);
  return { warnAt: after(warningShare), dueAt: after(1) };
}

/** A working day is as long as the working hours of one day. */
function unitMilliseconds({ unit }: TimeLimit, { from, to }: Working): number {
  if (unit === 'hours' || unit === 'working hours') return hourMilliseconds;
  return unit === 'days'
    ? dayMilliseconds
    : Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`);
}

function afterWorkingTime(startedAt: Date, milliseconds: number, working: Working): Date {
  let left = milliseconds;
  for (let day = cityDay(startedAt); ; day = addDays(day, 1)) {
    const hours = workingHoursOf(day, working);
    if (!hours) continue;
    const begins = Math.max(hours.from, startedAt.getTime());
    if (begins >= hours.to) continue;
    if (begins + left <= hours.to) return new Date(begins + left);
    left -= hours.to - begins;
  }
}

type Hours = { from: number; to: number } | undefined;
/** Converting the city's clocks is slow, and all complaints ask for the same days. */
const known = new WeakMap<Working, Map<string, Hours>>();

function workingHoursOf(day: string, working: Working): Hours {
  const days = known.get(working) ?? new Map<string, Hours>();
  known.set(working, days);
  const key = `${day} ${currentCity().timeZone}`;
  if (!days.has(key)) days.set(key, hoursOf(day, working));
  return days.get(key);
}

function hoursOf(day: string, { days, from, to, holidays }: Working): Hours {
  const weekDay = weekDays[new Date(day).getUTCDay()];
  if (!weekDay || !days.includes(weekDay) || holidays.includes(day)) return undefined;
  return {
    from: fromCityClocks(`${day}T${from}`).getTime(),
    to: fromCityClocks(`${day}T${to}`).getTime(),
  };
}

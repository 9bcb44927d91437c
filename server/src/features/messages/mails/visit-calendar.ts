import { currentLanguage } from '@thikana/contract/language';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { minuteMilliseconds } from '../../../lib/durations.ts';
import { m } from '../../../paraglide/messages.js';

export interface CalendarVisit {
  /** The same UID for every file about one visit. */
  id: string;
  /** Increases with every file about the visit. */
  sequence: number;
  startsAt: Date;
  summary: string;
  location: string;
  description: string;
  /** The page of the conversation. */
  url: string;
  /** The organizer: the site, never one of the two people. */
  organizer: { name: string; email: string };
}

const visitMinutes = 30;

/** A calendar file (RFC 5545) that adds or cancels a visit. */
export function visitCalendar(
  visit: CalendarVisit,
  { isCancelled, now }: { isCancelled: boolean; now: Date },
): { method: 'PUBLISH' | 'CANCEL'; content: string } {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({
    method,
    prodId: {
      company: visit.organizer.name,
      product: m.visit_calendar_product(),
      language: currentLanguage().toUpperCase(),
    },
  });
  calendar.createEvent({
    id: visit.id,
    sequence: visit.sequence,
    stamp: now,
    start: visit.startsAt,
    end: new Date(visit.startsAt.getTime() + visitMinutes * minuteMilliseconds),
    summary: visit.summary,
    location: visit.location,
    description: visit.description,
    url: visit.url,
    organizer: visit.organizer,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}

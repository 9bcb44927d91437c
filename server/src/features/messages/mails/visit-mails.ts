import { m } from '../../../paraglide/messages.js';
import { otherPerson } from '../../../platform/mail/greeting.ts';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfVisit, timeOfVisitWithZone } from '../../../platform/mail/time-of-mail.ts';

interface Visit extends Recipient {
  otherName: string;
  title: string;
  location: string;
  startsAt: Date;
}

type Calendar = NonNullable<Mail['calendar']>;

export function visitAgreedMail({
  calendar,
  isRemindedDayBefore,
  isRemindedHoursBefore,
  ...visit
}: Visit & { calendar: Calendar; isRemindedDayBefore: boolean; isRemindedHoursBefore: boolean }): Mail {
  const hours = isRemindedHoursBefore ? 'hours' : undefined;
  const times = isRemindedDayBefore ? (hours ? 'both' : 'day') : hours;
  const mail = compose(visit, {
    subject: m.visit_agreed_subject,
    heading: m.visit_agreed_heading,
    text: m.visit_agreed_text({ other: otherPerson(visit.otherName) }),
    notes: [m.visit_agreed_file(), ...(times ? [m.visit_agreed_reminders({ times })] : []), m.visit_safety()],
  });
  return { ...mail, calendar };
}

/**
 * Why an agreed visit does not take place: other times were proposed, the reader or the other person cancelled it, or the
 * account of the other person is closed.
 */
export type OffReason = 'moved' | 'own' | 'other' | 'left';

export function visitOffMail({
  calendar,
  reason,
  ...visit
}: Visit & { calendar: Calendar; reason: OffReason }): Mail {
  const mail = compose(visit, {
    subject: reason === 'moved' ? m.visit_moved_subject : m.visit_cancelled_subject,
    heading: reason === 'moved' ? m.visit_moved_heading : m.visit_cancelled_heading,
    text: m.visit_cancelled_text({ reason, other: otherPerson(visit.otherName) }),
    notes: [m.visit_cancelled_file()],
  });
  return { ...mail, calendar };
}

export function visitReminderMail(visit: Visit): Mail {
  return compose(visit, {
    subject: m.visit_reminder_subject,
    heading: m.visit_reminder_heading,
    text: m.visit_reminder_text({ other: otherPerson(visit.otherName) }),
    notes: [m.visit_reminder_change(), m.visit_safety()],
  });
}

interface Words {
  subject: (shown: { time: string; title: string }) => string;
  heading: (shown: { time: string }) => string;
  text: string;
  notes: readonly string[];
}

function compose(
  { title, location, startsAt, ...recipient }: Visit,
  { subject, heading, text, notes }: Words,
): Mail {
  const time = timeOfVisit(startsAt);
  return letter(recipient, {
    subject: subject({ time, title }),
    preheader: location ? m.visit_when_and_where({ time, location }) : time,
    heading: heading({ time }),
    body: [
      text,
      { caption: m.visit_when(), quote: timeOfVisitWithZone(startsAt) },
      { caption: m.visit_where(), quote: [title, location].filter(Boolean).join('\n') },
    ],
    button: m.visit_open(),
    notes,
  });
}

import { composeMail } from './compose-mail.ts';
import { greeting, otherPerson } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { timeOfVisit } from './time-of-mail.ts';

interface Visit {
  siteName: string;
  name: string;
  otherName: string;
  title: string;
  location: string;
  startsAt: Date;
  link: string;
}

type Calendar = NonNullable<Mail['calendar']>;

const safety = 'Look at the place and the papers first, pay later. Tell somebody where you are going.';

export function visitAgreedMail({
  calendar,
  isRemindedDayBefore,
  isRemindedHoursBefore,
  ...visit
}: Visit & { calendar: Calendar; isRemindedDayBefore: boolean; isRemindedHoursBefore: boolean }): Mail {
  const times = [...(isRemindedDayBefore ? ['a day'] : []), ...(isRemindedHoursBefore ? ['two hours'] : [])];
  const mail = compose(visit, {
    subject: 'Visit agreed',
    said: `You and ${otherPerson(visit.otherName)} have agreed on a time for a visit.`,
    notes: [
      'The attached file enters the visit in your calendar.',
      ...(times.length > 0 ? [`We remind you ${times.join(' and ')} before.`] : []),
      safety,
    ],
  });
  return { ...mail, calendar };
}

/**
 * Why an agreed visit does not take place: other times were proposed, one person cancelled it, or the other account is
 * gone.
 */
export type OffReason = 'moved' | 'cancelled' | 'left';

const offWords: Record<OffReason, string> = {
  moved: 'The visit at this time does not take place: other times have been proposed in your conversation.',
  cancelled: 'The visit at this time does not take place.',
  left: 'The visit at this time does not take place: the account of the other person is closed. Please do not go there.',
};

export function visitOffMail({
  calendar,
  reason,
  ...visit
}: Visit & { calendar: Calendar; reason: OffReason }): Mail {
  const mail = compose(visit, {
    subject: reason === 'moved' ? 'Visit to be moved' : 'Visit called off',
    said: offWords[reason],
    notes: ['The attached file takes the visit out of your calendar.'],
  });
  return { ...mail, calendar };
}

export function visitReminderMail(visit: Visit): Mail {
  return compose(visit, {
    subject: 'Your visit',
    said: `A reminder of your visit with ${otherPerson(visit.otherName)}.`,
    notes: ['Something came up? Move the visit or call it off in your conversation.', safety],
  });
}

function compose(
  { siteName, name, title, location, startsAt, link }: Visit,
  { subject, said, notes }: { subject: string; said: string; notes: readonly string[] },
): Mail {
  const time = timeOfVisit(startsAt);
  return composeMail({
    siteName,
    subject: `${subject}: ${time}, ${title}`,
    preheader: [time, location].filter(Boolean).join(', '),
    heading: `${subject}: ${time}`,
    body: [
      greeting(name),
      said,
      { caption: 'When (Indian time)', quote: time },
      { caption: 'Where', quote: [title, location].filter(Boolean).join('\n') },
    ],
    button: { label: 'Open the conversation', link },
    notes,
  });
}

import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { lastDayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface EndedPlace {
  siteName: string;
  name: string;
  title: string;
  endsAt: Date;
  /** The page with the statistics of the listing. */
  link: string;
}

export function placeEndedMail({ siteName, name, title, endsAt, link }: EndedPlace): Mail {
  return composeMail({
    siteName,
    subject: m.place_ended_subject({ title }),
    preheader: m.place_ended_preheader(),
    heading: m.place_ended_heading(),
    body: [greeting(name), m.place_ended_text({ day: lastDayOfMail(endsAt) }), { quote: title }],
    button: { label: m.payment_arrived_button(), link },
    notes: [m.place_ended_close()],
  });
}

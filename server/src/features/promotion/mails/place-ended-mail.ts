import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { lastDayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface EndedPlace extends Recipient {
  title: string;
  endsAt: Date;
}

export function placeEndedMail({ title, endsAt, ...recipient }: EndedPlace): Mail {
  return letter(recipient, {
    subject: m.place_ended_subject({ title }),
    preheader: m.place_ended_preheader(),
    heading: m.place_ended_heading(),
    body: [m.place_ended_text({ day: lastDayOfMail(endsAt) }), { quote: title }],
    button: m.payment_arrived_button(),
    notes: [m.place_ended_close()],
  });
}

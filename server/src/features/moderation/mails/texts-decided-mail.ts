import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface TextsDecided extends Recipient {
  title: string;
  /** Missing for an approval. */
  reason?: string | undefined;
}

/** The decision about texts in a second language. */
export function textsDecidedMail({ title, reason, ...recipient }: TextsDecided): Mail {
  if (reason) {
    return letter(recipient, {
      subject: m.texts_rejected_subject({ title }),
      preheader: m.mail_reason_short({ reason }),
      heading: m.texts_rejected_heading(),
      body: [
        m.texts_rejected_text(),
        { quote: title },
        { caption: m.mail_reason(), quote: reason },
        m.texts_rejected_next(),
      ],
      button: m.mail_open_your_listings(),
      notes: [m.mail_mistake()],
    });
  }
  return letter(recipient, {
    subject: m.texts_approved_subject({ title }),
    preheader: m.texts_approved_text(),
    heading: m.texts_approved_heading(),
    body: [m.texts_approved_text(), { quote: title }],
    button: m.mail_see_your_listing(),
    notes: [],
  });
}

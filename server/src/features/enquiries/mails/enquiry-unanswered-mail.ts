import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Entry } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Unanswered extends Recipient {
  title: string;
  /** Whether an answer may still come. */
  why: 'unanswered' | 'gone';
  similar: readonly Entry[];
}

/** Tells a seeker that the owner has not answered, or that the listing is no longer offered. */
export function enquiryUnansweredMail({ title, why, similar, ...recipient }: Unanswered): Mail {
  return letter(recipient, {
    subject: m.enquiry_unanswered_subject({ why, title }),
    preheader: m.enquiry_unanswered_preheader(),
    heading: m.enquiry_unanswered_heading({ why }),
    body: [
      { caption: m.unread_messages_about(), quote: title },
      m.enquiry_unanswered_text({ why }),
      ...(similar.length > 0 ? [m.enquiry_unanswered_similar(), ...similar] : []),
    ],
    button: m.enquiry_unanswered_button(),
    notes: [m.enquiry_unanswered_once()],
  });
}

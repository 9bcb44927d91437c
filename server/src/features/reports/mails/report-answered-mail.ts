import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface AnsweredReport {
  siteName: string;
  name: string;
  /** The name of what was reported. */
  label: string;
  hasActed: boolean;
  /** The contact page of the site. */
  link: string;
}

export function reportAnsweredMail({ siteName, name, label, hasActed, link }: AnsweredReport): Mail {
  const outcome = hasActed ? 'acted' : 'dismissed';
  return composeMail({
    siteName,
    subject: m.report_answered_subject({ outcome, label }),
    preheader: m.report_answered_preheader(),
    heading: m.report_answered_heading({ outcome }),
    body: [
      greeting(name),
      { caption: m.report_answered_caption(), quote: label },
      m.report_answered_text({ outcome }),
    ],
    button: { label: m.mail_contact_us(), link },
    notes: [m.report_answered_more()],
  });
}

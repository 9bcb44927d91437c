import { fraudHelpline } from '@thikana/contract/fraud-helpline';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface AnsweredReport extends Recipient {
  /** The name of what was reported. */
  label: string;
  hasActed: boolean;
}

export function reportAnsweredMail({ label, hasActed, ...recipient }: AnsweredReport): Mail {
  const helpline = fraudHelpline();
  const outcome = hasActed ? 'acted' : 'dismissed';
  return letter(recipient, {
    subject: m.report_answered_subject({ outcome, label }),
    preheader: m.report_answered_preheader(),
    heading: m.report_answered_heading({ outcome }),
    body: [{ caption: m.report_answered_caption(), quote: label }, m.report_answered_text({ outcome })],
    button: m.mail_contact_us(),
    notes: [helpline ? m.report_answered_more({ helpline }) : m.report_answered_more_police()],
  });
}

import type { ComplaintOutcome, ComplaintStage } from '@thikana/contract/complaints';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface DecidedComplaint {
  siteName: string;
  number: string;
  stage: ComplaintStage;
  outcome: ComplaintOutcome;
  reason: string;
  /** Undefined if there is no further appeal to this site. */
  appealUntil: Date | undefined;
  link: string;
}

export function complaintDecidedMail(decided: DecidedComplaint): Mail {
  const { siteName, number, stage, outcome, reason, appealUntil, link } = decided;
  return composeMail({
    siteName,
    subject: m.complaint_decided_subject({ stage, number }),
    preheader: m.complaint_decided_heading({ outcome }),
    heading: m.complaint_decided_heading({ outcome }),
    body: [m.mail_greeting_nameless(), { caption: m.mail_reason(), quote: reason }],
    button: { label: m.complaint_status(), link },
    notes: [
      appealUntil
        ? m.complaint_decided_appeal({ until: timeOfMail(appealUntil) })
        : m.complaint_decided_finally(),
    ],
  });
}

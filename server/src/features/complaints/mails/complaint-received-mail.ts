import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { ComplaintKind } from '@thikana/contract/complaint-kinds';
import type { ComplaintStage } from '@thikana/contract/complaints';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface ReceivedComplaint {
  siteName: string;
  number: string;
  kind: ComplaintKind;
  stage: ComplaintStage;
  dueAt: Date;
  link: string;
}

/** Anyone can enter the address of a stranger, so the email repeats nothing that was typed freely. */
export function complaintReceivedMail({
  siteName,
  number,
  kind,
  stage,
  dueAt,
  link,
}: ReceivedComplaint): Mail {
  const due = timeOfMail(dueAt);
  const subject = m.complaint_received_subject({ stage, number });
  return composeMail({
    siteName,
    subject,
    preheader: m.complaint_received_due({ due }),
    heading: subject,
    body: [
      m.mail_greeting_nameless(),
      { caption: m.complaint_received_about(), quote: complaintKindLabel(kind) },
      m.complaint_received_due({ due }),
    ],
    button: { label: m.complaint_status(), link },
    notes: [m.complaint_received_link(), m.complaint_received_unwanted()],
  });
}

import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import type { ComplaintKind } from '@thikana/contract/complaint-kinds';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

interface DueComplaints {
  siteName: string;
  /** Empty for an address of the law pack or the operator. */
  name: string;
  what: 'urgent' | 'warning' | 'escalation';
  stages: readonly { number: string; kind: ComplaintKind; due_at: Date }[];
  link: string;
}

/** To those who decide: complaints with a time limit that is short, ends soon or has passed. */
export function complaintsDueMail({ siteName, name, what, stages, link }: DueComplaints): Mail {
  const subject = m.complaints_due_subject({ what, count: stages.length });
  const lines = stages.map(({ number, kind, due_at: dueAt }) =>
    m.complaints_due_line({ number, kind: complaintKindLabel(kind), due: timeOfMail(dueAt) }),
  );
  return composeMail({
    siteName,
    subject,
    preheader: lines[0] ?? subject,
    heading: subject,
    body: [name ? greeting(name) : m.mail_greeting_nameless(), lines.join('\n')],
    button: { label: m.complaints_due_open(), link },
    notes: [m.complaints_due_why()],
  });
}

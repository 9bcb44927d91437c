import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function backupFailedMail({ reason, ...recipient }: Recipient & { reason: string }): Mail {
  return letter(recipient, {
    subject: m.backup_failed_subject({ site: recipient.siteName }),
    preheader: reason,
    heading: m.backup_failed_heading(),
    body: [m.backup_failed_text(), { quote: reason }],
    button: m.backup_failed_button(),
    notes: [m.backup_failed_note()],
  });
}

import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface OwnCode {
  siteName: string;
  name: string;
  code: string;
}

export function ownCodeMail({ siteName, name, code }: OwnCode): Mail {
  const minutes = expiry.emailCodeMinutes;
  const site = siteName;
  return composeMail({
    siteName,
    subject: m.own_code_subject({ site }),
    preheader: m.own_code_preheader({ minutes }),
    heading: code,
    body: [greeting(name), m.own_code_text({ site })],
    notes: [m.own_code_expires({ minutes }), m.own_code_unwanted()],
  });
}

import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface LiftedBan {
  siteName: string;
  name: string;
  /** The login page. */
  link: string;
}

export function banLiftedMail({ siteName, name, link }: LiftedBan): Mail {
  return composeMail({
    siteName,
    subject: m.ban_lifted_subject({ site: siteName }),
    preheader: m.ban_lifted_preheader(),
    heading: m.ban_lifted_heading(),
    body: [greeting(name), m.ban_lifted_text()],
    button: { label: m.ban_lifted_button(), link },
    notes: [],
  });
}

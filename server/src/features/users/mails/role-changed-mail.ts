import type { Role } from '@thikana/contract/vocabulary';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface RoleChange extends Recipient {
  role: Role;
}

const texts: Record<Role, (site: { site: string }) => string> = {
  user: m.role_changed_to_user,
  moderator: m.role_changed_to_moderator,
  editor: m.role_changed_to_editor,
  admin: m.role_changed_to_admin,
};

export function roleChangedMail({ role, ...recipient }: RoleChange): Mail {
  const site = recipient.siteName;
  const text = texts[role]({ site });
  return letter(recipient, {
    subject: m.role_changed_subject({ site }),
    preheader: text,
    heading: m.role_changed_heading(),
    body: [text, m.role_changed_login(), m.role_changed_unexpected()],
    button: m.role_changed_button(),
    notes: [],
  });
}

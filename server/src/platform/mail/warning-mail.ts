import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface Warning {
  siteName: string;
  name: string;
  /** What people reported, by its name. */
  label: string;
  reason: string;
  /** Where to write to the site. */
  link: string;
}

export function warningMail({ siteName, name, label, reason, link }: Warning): Mail {
  return composeMail({
    siteName,
    subject: `A warning from ${siteName}`,
    preheader: `The reason: ${reason}`,
    heading: 'Please take care of this',
    body: [
      greeting(name),
      'People told us that something is wrong, and we agree with them.',
      { quote: label },
      { caption: 'What has to change', quote: reason },
      'If it happens again, we may have to take your listings down or close your account.',
    ],
    button: { label: 'Write to us', link },
    notes: ['You think this is a mistake? Tell us what really happened.'],
  });
}

import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface AnsweredReport {
  siteName: string;
  name: string;
  /** What was reported, by its name. */
  label: string;
  hasActed: boolean;
  /** Where to write to the site. */
  link: string;
}

export function reportAnsweredMail({ siteName, name, label, hasActed, link }: AnsweredReport): Mail {
  const heading = hasActed ? 'We have acted on your report' : 'We have looked at your report';
  return composeMail({
    siteName,
    subject: `${heading}: ${label}`,
    preheader: 'Thank you for taking care of others.',
    heading,
    body: [
      greeting(name),
      { caption: 'You told us that something is wrong with', quote: label },
      hasActed
        ? 'You were right, and we have done something about it. What exactly stays between us and the person it is about.'
        : 'We looked at it closely and found nothing that we have to act on. Thank you all the same: better once too often.',
    ],
    button: { label: 'Write to us', link },
    notes: [
      'If you know more, or lost money, tell us. Online fraud can be reported to the police helpline 1930.',
    ],
  });
}

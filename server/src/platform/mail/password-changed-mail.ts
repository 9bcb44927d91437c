import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { timeOfMail } from './time-of-mail.ts';

interface PasswordChange {
  siteName: string;
  name: string;
  changedAt: Date;
  /** The page where a new password can be asked for. */
  link: string;
}

export function passwordChangedMail({ siteName, name, changedAt, link }: PasswordChange): Mail {
  return composeMail({
    siteName,
    subject: `Your ${siteName} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    body: [
      greeting(name),
      `The password of your ${siteName} account was changed on ${timeOfMail(changedAt)}. All other devices have been logged out.`,
      'If it was you, there is nothing to do. If it was not, take your account back now: ask for a new password, which only this mailbox receives.',
    ],
    button: { label: 'It was not me', link },
    notes: ['Use a password that you use nowhere else, for this mailbox above all.'],
  });
}

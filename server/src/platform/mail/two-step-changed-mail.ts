import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { timeOfMail } from './time-of-mail.ts';

interface TwoStepChange {
  siteName: string;
  name: string;
  to: 'on' | 'off';
  changedAt: Date;
  /** The page where a new password can be asked for. */
  link: string;
}

export function twoStepChangedMail({ siteName, name, to, changedAt, link }: TwoStepChange): Mail {
  const meaning =
    to === 'on'
      ? 'From now on logging in takes your password and a code of your authenticator app. Keep the recovery codes where you find them without your telephone.'
      : 'From now on your password alone is enough to log in.';
  return composeMail({
    siteName,
    subject: `Two-step login of your ${siteName} account is ${to}`,
    preheader: 'If it was you, there is nothing to do.',
    heading: `Two-step login is ${to}`,
    body: [
      greeting(name),
      `On ${timeOfMail(changedAt)} two-step login of your ${siteName} account was turned ${to}.`,
      meaning,
      'If it was not you, take your account back now: ask for a new password, which only this mailbox receives.',
    ],
    button: { label: 'It was not me', link },
    notes: [],
  });
}

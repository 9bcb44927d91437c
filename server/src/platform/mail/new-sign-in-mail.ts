import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { timeOfMail } from './time-of-mail.ts';

interface NewSignIn {
  siteName: string;
  name: string;
  signedInAt: Date;
  /** The page where a new password can be asked for. */
  link: string;
}

export function newSignInMail({ siteName, name, signedInAt, link }: NewSignIn): Mail {
  return composeMail({
    siteName,
    subject: `New sign-in to your ${siteName} account`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Somebody logged in with a new browser',
    body: [
      greeting(name),
      `Somebody logged in to your ${siteName} account on ${timeOfMail(signedInAt)}, in a browser that was not used for it before.`,
      'If it was you, there is nothing to do. If it was not, somebody knows your password: choose a new one, which logs out every device.',
    ],
    button: { label: 'It was not me', link },
    notes: ['A private window counts as a new browser each time.'],
  });
}

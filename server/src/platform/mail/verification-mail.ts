import { expiry } from '@thikana/contract/expiry';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function verificationMail({
  siteName,
  name,
  link,
}: {
  siteName: string;
  name: string;
  link: string;
}): Mail {
  return composeMail({
    siteName,
    subject: `Confirm your e-mail address for ${siteName}`,
    preheader: `One tap and your account is ready. The link expires in ${expiry.emailConfirmationHours} hours.`,
    heading: 'Confirm your e-mail address',
    body: [
      greeting(name),
      `Welcome to ${siteName}. Please confirm that this address is yours, so that owners and seekers know they are talking to a real person.`,
    ],
    button: { label: 'Confirm e-mail address', link },
    notes: [
      `The link works once, within ${expiry.emailConfirmationHours} hours. You can ask for a new one on your profile page.`,
      `If you did not sign up for ${siteName}, ignore this mail: nothing more will happen.`,
    ],
  });
}

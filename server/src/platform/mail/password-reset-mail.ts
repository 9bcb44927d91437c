import { expiry } from '@thikana/contract/expiry';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function passwordResetMail({
  siteName,
  name,
  link,
  isByAdmin = false,
}: {
  siteName: string;
  name: string;
  link: string;
  /** An administrator had it sent; nobody typed the address. */
  isByAdmin?: boolean;
}): Mail {
  const why = isByAdmin
    ? `An administrator of ${siteName} has sent you this mail, so that you can choose a new password for your account.`
    : `Someone, hopefully you, asked to reset the password of your ${siteName} account.`;
  return composeMail({
    siteName,
    subject: `Choose a new password for ${siteName}`,
    preheader: `The link expires in ${expiry.passwordResetMinutes} minutes. ${isByAdmin ? 'An administrator has sent it.' : 'If it was not you, ignore this mail.'}`,
    heading: 'Choose a new password',
    body: [
      greeting(name),
      `${why} With the button below you choose a new one. Every device that is logged in now will be logged out.`,
    ],
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once, within ${expiry.passwordResetMinutes} minutes.`,
      `${isByAdmin ? 'If you do not want a new one' : 'If it was not you'}, ignore this mail. Your password stays as it is, and nobody else can use the link.`,
    ],
  });
}

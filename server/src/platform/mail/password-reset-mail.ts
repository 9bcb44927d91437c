import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function passwordResetMail({
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
    subject: `Choose a new password for ${siteName}`,
    preheader: 'The link holds for 15 minutes. If it was not you, ignore this mail.',
    heading: 'Choose a new password',
    body: [
      greeting(name),
      `Someone, hopefully you, asked to reset the password of your ${siteName} account. With the button below you choose a new one. Every device that is logged in now will be logged out.`,
    ],
    button: { label: 'Choose a new password', link },
    notes: [
      'The link works once, within 15 minutes.',
      'If it was not you, ignore this mail. Your password stays as it is, and nobody else can use the link.',
    ],
  });
}

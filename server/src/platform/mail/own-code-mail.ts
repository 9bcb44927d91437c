import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

export function ownCodeMail({
  siteName,
  name,
  code,
  validMinutes,
}: {
  siteName: string;
  name: string;
  code: string;
  validMinutes: number;
}): Mail {
  return composeMail({
    siteName,
    subject: `Your code for ${siteName}`,
    preheader: `The code expires in ${validMinutes} minutes. If you did not ask for it, change nothing and tell nobody.`,
    heading: code,
    body: [
      greeting(name),
      `This code confirms that it is you who wants to change something about your ${siteName} account. Type it where you were asked for it.`,
    ],
    notes: [
      `The code expires in ${validMinutes} minutes.`,
      'Nobody from the site will ever ask you for it. If it was not you who asked, somebody else is at a device that is logged in to your account: sign in with your provider, and log out there.',
    ],
  });
}

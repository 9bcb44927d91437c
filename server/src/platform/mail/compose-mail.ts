import { htmlLayout } from './html-layout.ts';
import type { MailContent } from './mail-content.ts';
import type { Mail } from './mailer.ts';
import { textLayout } from './text-layout.ts';

/** The HTML and text versions of one email. */
export function composeMail({ subject, ...content }: MailContent & { subject: string }): Mail {
  const mail: Mail = { subject, html: htmlLayout(content), text: textLayout(content) };
  return content.button ? { ...mail, link: content.button.link } : mail;
}

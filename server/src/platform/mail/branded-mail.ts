import type { Accents } from '@thikana/contract/accent';
import type { MailQueue } from './mail-queue.ts';
import type { Mail } from './mailer.ts';
import { recolour } from './recolour.ts';

/** Gives emails the name and the colours that the site has when they are queued. */
export function brandedMail(
  queue: MailQueue,
  site: { readonly ownName: string | undefined; readonly accents: Accents | undefined },
): MailQueue {
  const brand = <M extends Mail>(mail: M): M => ({
    ...mail,
    ...(site.ownName && { senderName: site.ownName }),
    ...(site.accents && { html: recolour(mail.html, site.accents) }),
  });
  return {
    enqueue: (transaction, to, mail) => queue.enqueue(transaction, to, brand(mail)),
    enqueueAll: (transaction, mails) => queue.enqueueAll(transaction, mails.map(brand)),
  };
}

import type { Accents } from '@thikana/contract/accent';
import type { MailQueue } from './mail-queue.ts';
import type { Mail } from './mailer.ts';
import { recolour } from './recolour.ts';

interface Brand {
  readonly ownName: string | undefined;
  readonly accents: Accents | undefined;
}

/** Gives an email the current name and colours of the site. */
export function brandMail<M extends Mail>(site: Brand, mail: M): M {
  return {
    ...mail,
    ...(site.ownName && { senderName: site.ownName }),
    ...(site.accents && { html: recolour(mail.html, site.accents) }),
  };
}

/** Gives emails the name and the colours that the site has when they are queued. */
export function brandedMail(queue: MailQueue, site: Brand): MailQueue {
  return {
    enqueue: (transaction, reader, compose) =>
      queue.enqueue(transaction, reader, () => brandMail(site, compose())),
    enqueueAll: (transaction, mails) =>
      queue.enqueueAll(
        transaction,
        mails.map(({ reader, compose }) => ({ reader, compose: () => brandMail(site, compose()) })),
      ),
  };
}

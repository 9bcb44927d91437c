import type { JobKind } from '../../platform/jobs/jobs.ts';
import { listingRows, titleInLanguage } from '../listings/listings.feature.ts';
import { findSender } from './find-sender.ts';
import { confirmMessageMail } from './mails/confirm-message-mail.ts';
import { messageLink } from './message-links.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { unconfirmedMessagesRepository } from './unconfirmed-messages.repository.ts';

type Dependencies = Pick<UnconfirmedMessagesDependencies, 'db' | 'links' | 'mail' | 'site'>;

export function messageLinkJob(dependencies: Dependencies): JobKind<{ id: string }> {
  return {
    name: 'mail-message-link',
    retryLimit: 20,
    retryDelaySeconds: 5,
    run: ({ id }) => mailMessageLink(dependencies, id),
  };
}

async function mailMessageLink({ db, links, mail, site }: Dependencies, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const message = await unconfirmedMessagesRepository(transaction).find(id);
    const listing = message && (await listingRows(transaction).find(message.listing_id));
    if (!message || !listing) return;
    const { kind } = await findSender(transaction, message.email);
    await mail.enqueue(transaction, message, () =>
      confirmMessageMail({
        siteName: site.name,
        title: titleInLanguage(listing),
        hasAccount: kind === 'account',
        link: messageLink({ links, site }, message),
      }),
    );
  });
}

import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import { hideListings, isPublic, listingRows } from '../listings/listings.feature.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { listingPausedMail } from './mails/listing-paused-mail.ts';

const listingsAtOnce = 50;

/** Pauses listings whose owners left several enquiries without an answer, and emails each owner how to undo it. */
export async function pauseListings(dependencies: SweepDependencies): Promise<void> {
  const due = await enquiriesRepository(dependencies.db).listUnanswered(dependencies.now(), listingsAtOnce);
  for (const listingId of due) await pause(dependencies, listingId);
  if (due.length === listingsAtOnce) await pauseListings(dependencies);
}

async function pause(dependencies: SweepDependencies, listingId: string): Promise<void> {
  const { db, mail, site, availabilityLink, now } = dependencies;
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(listingId);
    // Another process has paused it, or its owner has answered.
    const overdue = await enquiriesRepository(transaction).countOverdue(listingId, at);
    if (!listing || overdue === 0 || !isPublic(listing)) return;
    await hideListings(transaction, { ids: [listingId] }, 'unanswered', at);
    await recordAudit(transaction, {
      adminId: null,
      action: 'listing.pause',
      subject: { id: listingId, label: listing.title },
      detail: () => m.enquiries_paused({ count: overdue }),
    });
    const owner = await transaction
      .selectFrom('users')
      .select(['name', 'email', 'language'])
      .where('id', '=', listing.owner_id)
      .executeTakeFirst();
    if (!owner) return;
    await mail.enqueue(transaction, owner, () =>
      listingPausedMail({
        siteName: site.name,
        name: owner.name,
        title: listing.title,
        count: overdue,
        link: availabilityLink(listingId),
      }),
    );
  });
}

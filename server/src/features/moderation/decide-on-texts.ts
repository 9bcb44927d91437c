import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import { m } from '../../paraglide/messages.js';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { isPublic, listingRows, proposedTexts, setSecondTexts } from '../listings/listings.feature.ts';
import { textsDecidedMail } from './mails/texts-decided-mail.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

interface TextsDecision {
  listingId: string;
  adminId: string;
  /** When the texts that were reviewed were proposed. */
  seen: string;
  /** Missing for an approval. */
  reason?: string | undefined;
}

/** Approves or, with a reason, rejects the texts that an owner proposed in a second language, and tells the owner. */
export async function decideOnTexts(
  dependencies: ModerationDependencies,
  { listingId, adminId, seen, reason }: TextsDecision,
): Promise<void> {
  const { db, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const listing = await listingRows(transaction).findForUpdate(listingId);
    if (listing?.approval_status !== 'approved') throw new AppError('listing_not_found');
    const proposals = proposedTexts(transaction);
    const proposal = await proposals.findWaitingForUpdate(listingId);
    if (proposal?.proposed_at.toISOString() !== seen) throw new AppError('listing_changed');
    if (reason) await proposals.reject(listingId, reason, now());
    else {
      const { second_title, second_description } = proposal;
      await proposals.delete(listingId);
      await setSecondTexts(transaction, listingId, { second_title, second_description });
      if (isPublic(listing)) await dependencies.matchSavedSearches(transaction, [listingId]);
    }
    await recordAudit(transaction, {
      adminId,
      action: reason ? 'listing.reject-texts' : 'listing.approve-texts',
      subject: { id: listingId, label: listing.title },
      detail: reason,
    });
    await tellOwner(transaction, dependencies, listing, reason);
  });
}

async function tellOwner(
  transaction: Transaction<Tables>,
  { mail, push, site }: ModerationDependencies,
  listing: ListingRow,
  reason: string | undefined,
): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', listing.owner_id)
    .executeTakeFirstOrThrow();
  const { title } = listing;
  const path = '/dashboard/view-your-listings';
  await mail.enqueue(transaction, owner, () =>
    textsDecidedMail({
      siteName: site.name,
      name: owner.name,
      link: reason ? pageUrl(site.publicUrl, path) : listingUrl(site.publicUrl, listing),
      title,
      reason: reasonForReader(reason),
    }),
  );
  await push.enqueue(transaction, owner, () => ({
    title: reason ? m.push_texts_rejected() : m.push_texts_approved(),
    body: title,
    path,
    tag: 'decisions',
  }));
}

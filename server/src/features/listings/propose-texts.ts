import { AppError } from '@thikana/contract/errors';
import { checkedTexts } from '@thikana/contract/second-language';
import type { Transaction } from 'kysely';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { listingsRepository } from './listings.repository.ts';
import { proposedTextsRepository } from './proposed-texts.repository.ts';
import { requireOwn } from './require-own.ts';
import { setSecondTexts } from './set-second-texts.ts';

interface Texts {
  secondTitle?: string | undefined;
  secondDescription?: string | undefined;
}

interface Own {
  listingId: string;
  ownerId: string;
}

/** Proposes texts in a second language for an approved listing; visitors see them after their approval. */
export async function proposeTexts(
  { db, now }: Pick<ListingsDependencies, 'db' | 'now'>,
  { texts, ...own }: Own & { texts: Texts },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id, title, description } = await lockApproved(transaction, own);
    const read = checkedTexts.safeParse({ ...texts, title, description });
    if (!read.success) throw invalidInput(fieldErrors(read.error));
    await proposedTextsRepository(transaction).upsert({
      listing_id: id,
      second_title: read.data.secondTitle ?? null,
      second_description: read.data.secondDescription ?? null,
      proposed_at: now(),
    });
  });
}

/** Removes the second language of an approved listing, and what was proposed for it. */
export async function removeTexts({ db }: Pick<ListingsDependencies, 'db'>, own: Own): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id } = await lockApproved(transaction, own);
    await proposedTextsRepository(transaction).delete(id);
    await setSecondTexts(transaction, id, { second_title: null, second_description: null });
  });
}

async function lockApproved(
  transaction: Transaction<Tables>,
  { listingId, ownerId }: Own,
): Promise<ListingRow> {
  const listing = await listingsRepository(transaction).findForUpdate(listingId);
  requireOwn(listing, ownerId);
  if (listing.approval_status !== 'approved') throw new AppError('listing_not_approved');
  return listing;
}

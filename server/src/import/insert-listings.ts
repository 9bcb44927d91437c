import type { Transaction } from 'kysely';
import { countStored } from '../features/batches/batches.feature.ts';
import { addPictures, listingColumns } from '../features/listings/listings.feature.ts';
import { manyListings, markStale } from '../http/staleness.ts';
import { newId } from '../lib/ids.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Offer, StoreRequest } from './store-request.ts';

/** Inserts the listings with their pictures, and returns the keys of those that no other run has inserted before. */
export async function insertListings(
  transaction: Transaction<Tables>,
  request: StoreRequest,
  offers: readonly Offer[],
  { read, known }: { read: number; known: number },
): Promise<Set<string>> {
  const inserted = offers.length > 0 ? await insertRows(transaction, request, offers) : [];
  const received = new Map(offers.map((offer) => [offer.key, offer.received]));
  for (const { id, import_key } of inserted) {
    const pictures = received.get(import_key ?? '') ?? [];
    if (pictures.length === 0) continue;
    await request.pictures?.keep(transaction, pictures, request.ownerId, 'low');
    await addPictures(
      transaction,
      id,
      pictures.map((picture) => picture.id),
    );
  }
  if (inserted.length > 0) await markStale(transaction, [manyListings]);
  if (request.batchId !== undefined) {
    const unused = offers.length - inserted.length;
    const counts = { read, imported: inserted.length, known: known + unused };
    await countStored(transaction, request.batchId, counts);
  }
  return new Set(inserted.map(({ import_key }) => import_key ?? ''));
}

function insertRows(
  transaction: Transaction<Tables>,
  { ownerId, status, landUnits, batchId }: StoreRequest,
  offers: readonly Offer[],
) {
  const listings = offers.map(({ key, fields }) => ({
    ...listingColumns(fields, landUnits),
    id: newId(),
    owner_id: ownerId,
    approval_status: status,
    confirmed_at: status === 'approved' ? new Date() : null,
    import_key: key,
    import_batch_id: batchId ?? null,
  }));
  return transaction
    .insertInto('listings')
    .values(listings)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'import_key']).where('import_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'import_key'])
    .execute();
}

import { findNewRows } from './find-new-rows.ts';
import { insertListings } from './insert-listings.ts';
import { loadRowPictures } from './pictures/load-row-pictures.ts';
import type { RefusedRow } from './refused-row.ts';
import type { Offer, StoreRequest } from './store-request.ts';

interface StoreOutcome {
  imported: number;
  known: number;
  /** Rows with the reference of an earlier row of the file, or with a picture that cannot be had. */
  refused: RefusedRow[];
}

/** Stores rows in one transaction, without those that an earlier run has stored. */
export async function storeRows(request: StoreRequest): Promise<StoreOutcome> {
  const { connection, rows, isDryRun, pictures } = request;
  const { fresh, known, repeated } = await findNewRows(request);
  const { offers, refused } = await loadRowPictures(fresh, { isDryRun, pictures });
  const outcome = { imported: offers.length, known, refused: [...repeated, ...refused] };
  if (isDryRun) return outcome;
  const discard = (unused: readonly Offer[]) => pictures?.discard(unused.flatMap(({ received }) => received));
  const counts = { read: rows.length, known };
  const imported = await connection
    .transaction()
    .execute((transaction) => insertListings(transaction, request, offers, counts))
    .catch(async (error) => {
      await discard(offers);
      throw error;
    });
  // Another run was faster with these.
  const unused = offers.filter(({ key }) => !imported.has(key));
  await discard(unused);
  return { ...outcome, imported: imported.size, known: known + unused.length };
}

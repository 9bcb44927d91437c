import type { Signal } from '@thikana/contract/fraud-checks';
import type { SignalRow } from '../../platform/database/tables/trust-tables.ts';
import { listingRows } from '../listings/listings.feature.ts';
import type { FraudChecksDependencies } from './fraud-checks.dependencies.ts';
import { presentSignal } from './fraud-checks.presenter.ts';
import { signalsRepository } from './fraud-checks.repository.ts';

/** The signals about a listing, or that name it, with what an administrator needs to judge them. */
export async function viewSignals({ db }: FraudChecksDependencies, listingId: string): Promise<Signal[]> {
  const signals = signalsRepository(db);
  const rows = (await signals.listAbout(listingId)).map((row) => seenFrom(row, listingId));
  return Promise.all(
    rows.map(async (row) => {
      const listing = row.other_listing_id ? await listingRows(db).find(row.other_listing_id) : undefined;
      const personId = row.other_user_id ?? listing?.owner_id;
      const [person, picture, otherPicture] = await Promise.all([
        personId ? signals.findPerson(personId) : undefined,
        row.picture_id ? signals.findPicture(row.picture_id) : undefined,
        row.other_picture_id ? signals.findPicture(row.other_picture_id) : undefined,
      ]);
      return presentSignal(row, { listing, person, picture, otherPicture });
    }),
  );
}

/** The viewed listing comes first, whichever of the two was compared later. */
function seenFrom(row: SignalRow, listingId: string): SignalRow {
  if (row.listing_id === listingId) return row;
  return {
    ...row,
    listing_id: listingId,
    other_listing_id: row.listing_id,
    picture_id: row.other_picture_id,
    other_picture_id: row.picture_id,
  };
}

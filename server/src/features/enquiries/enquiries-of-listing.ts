import type { EnquiryLimit, OwnerAnswers } from '@thikana/contract/enquiry-limits';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { presentOwnerAnswers } from './enquiries.presenter.ts';

interface EnquiriesOfListing {
  ownerAnswers?: OwnerAnswers | undefined;
  enquiries?: EnquiryLimit | undefined;
}

/** What seekers see before they write: how the owner answers, and the owner's limit if there is one. */
export async function enquiriesOfListing(
  db: Kysely<Tables>,
  listing: { id: string; owner_id: string },
): Promise<EnquiriesOfListing> {
  const { rows } = await sql<{
    answers: { enquiries: number; answered: number; usual_minutes: number | null } | null;
    most: number | null;
    open: number;
  }>`
    select
      (select row_to_json(owner_answers) from owner_answers where owner_id = ${listing.owner_id}) as answers,
      (select most from enquiry_limits where listing_id = ${listing.id}) as most,
      (select count(*) from enquiries where listing_id = ${listing.id} and outcome is null) as open`.execute(
    db,
  );
  const [row] = rows;
  return {
    ownerAnswers: row?.answers ? presentOwnerAnswers(row.answers) : undefined,
    enquiries: row?.most ? { most: row.most, open: row.open } : undefined,
  };
}

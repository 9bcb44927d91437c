import type { Output } from '@thikana/contract/endpoint';
import { scanMessage } from '@thikana/contract/scan-message';
import type * as contract from '@thikana/contract/second-language';
import { limits } from '@thikana/contract/vocabulary';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { proposedTexts } from '../listings/listings.feature.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/** One page of the texts in a second language that wait for review, each with what visitors see now. */
export async function pageWaitingTexts(
  { db }: Pick<ModerationDependencies, 'db'>,
  page: number,
): Promise<Output<typeof contract.pageWaitingTexts>> {
  const proposals = proposedTexts(db);
  const total = await proposals.countWaiting();
  const rows = await proposals.listWaiting(rowsOfPage(page, limits.pageSize));
  return {
    proposals: rows.map((row) => ({
      listing: {
        _id: row.listing_id,
        title: row.title,
        description: row.description,
        secondTitle: row.shown_title ?? undefined,
        secondDescription: row.shown_description ?? undefined,
      },
      owner: { _id: row.owner_id, name: row.owner_name },
      secondTitle: row.second_title ?? undefined,
      secondDescription: row.second_description ?? undefined,
      proposedAt: row.proposed_at.toISOString(),
      isSuspicious: scanMessage(`${row.second_title ?? ''}\n${row.second_description ?? ''}`).length > 0,
    })),
    ...pageOf(page, limits.pageSize, total),
  };
}

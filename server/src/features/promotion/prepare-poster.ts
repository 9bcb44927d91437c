import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import type { SiteLanguage } from '@thikana/contract/language';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { listingRows, requireOwn } from '../listings/listings.feature.ts';
import { mayBePrinted } from './poster.policy.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

export const posterPurpose = 'poster';

/** A browser download carries no session, so a signed address identifies the poster. */
export async function preparePoster(
  { db, links, now }: PromotionDependencies,
  ownerId: string,
  { listingId, language }: { listingId: string; language: SiteLanguage },
): Promise<{ url: string; until: string }> {
  const listing = await listingRows(db).find(listingId);
  requireOwn(listing, ownerId);
  if (!mayBePrinted(listing)) throw new AppError('listing_not_public');
  const until = new Date(now().getTime() + expiry.downloadMinutes * minuteMilliseconds);
  const token = links.sign(posterPurpose, `${listingId} ${language}`, until);
  return { url: `/poster?token=${token}`, until: until.toISOString() };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { bestOverlay } from './overlay.ts';
import type { Finding, signalsRepository } from './signals.repository.ts';

/** Prints that differ in more bits are not looked at closely. */
const mostBits = 14;
const mostPairs = 40;
/** Cropped and recoloured copies fit better than this, other photographs of such rooms worse. */
const leastFit = 0.85;

/** Listings of others that show what this one shows, each with the pair of pictures that is most alike. */
export async function findLikePictures(
  signals: ReturnType<typeof signalsRepository>,
  listing: { id: string; owner_id: string },
): Promise<Finding[]> {
  const best = new Map<string, Finding>();
  for (const pair of await signals.listLikePictures(listing, { mostBits, limit: mostPairs })) {
    // Requests come in between.
    await nextTurn();
    const score = bestOverlay(pair.shades, pair.other_shades);
    if (score < leastFit || score <= (best.get(pair.other_listing_id)?.score ?? 0)) continue;
    best.set(pair.other_listing_id, {
      kind: 'pictures',
      score,
      other_listing_id: pair.other_listing_id,
      picture_id: pair.picture_id,
      other_picture_id: pair.other_picture_id,
    });
  }
  return [...best.values()];
}

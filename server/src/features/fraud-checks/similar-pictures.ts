import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding, signalsRepository } from './fraud-checks.repository.ts';
import { bestOverlay } from './overlay.ts';

/** Hashes that differ in more bits are not compared closely. */
const mostBits = 14;
const mostPairs = 40;
/** Cropped and recoloured copies score higher, other photographs of similar rooms lower. */
const leastFit = 0.85;

/** Listings of other owners with similar pictures, each with the most similar pair. */
export async function findLikePictures(
  signals: ReturnType<typeof signalsRepository>,
  listing: { id: string; owner_id: string },
): Promise<Finding[]> {
  const best = new Map<string, Finding>();
  for (const pair of await signals.listLikePictures(listing, { mostBits, limit: mostPairs })) {
    // Yields to requests between comparisons.
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

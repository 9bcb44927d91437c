import type { Finding, signalsRepository } from './fraud-checks.repository.ts';
import { bandsOf, textSimilarity } from './wording.ts';

const mostTexts = 60;
const leastSimilarity = 0.7;

interface Text {
  title: string;
  description: string;
}

/** Listings of other owners with almost the same text. */
export async function findLikeWording(
  signals: ReturnType<typeof signalsRepository>,
  listing: Text & { owner_id: string; intent: string; category: string },
): Promise<Finding[]> {
  const text = wholeText(listing);
  const bands = bandsOf(text);
  if (bands.length === 0) return [];
  const others = await signals.listLikeTexts(listing, bands, mostTexts);
  return others
    .map((other) => ({
      kind: 'wording' as const,
      score: textSimilarity(text, wholeText(other)),
      other_listing_id: other.id,
    }))
    .filter(({ score }) => score >= leastSimilarity);
}

export function wholeText({ title, description }: Text): string {
  return `${title}\n${description}`;
}

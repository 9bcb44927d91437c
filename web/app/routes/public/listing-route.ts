import type { Call } from '@thikana/contract/client';
import { type ListingAnswer, viewListing, viewSurroundings } from '@thikana/contract/listings';
import type { Intent } from '@thikana/contract/vocabulary';
import { redirect } from 'react-router';
import { listingPath, listingPrice } from '#web/lib/listing-text.ts';
import { type Matches, pageMeta } from '#web/lib/page-meta.ts';
import { previewMeta } from '#web/lib/preview-meta.ts';
import type { LoadArgs } from '#web/lib/route-data.ts';
import { m } from '#web/paraglide/messages.js';

/** One listing without its telephone number; under the other list's address it is redirected to its own. */
export function loadListing(intent: Intent) {
  return async (call: Call, { params }: LoadArgs) => {
    const id = params.id ?? '';
    const [answer, surroundings] = await Promise.all([
      call(viewListing, { params: { id }, query: { phone: 'omit' } }),
      // A listing can be shown without them, as its owner sees it before it is approved.
      call(viewSurroundings, { params: { id } }).catch(() => undefined),
    ]);
    if (answer.listingDetails.intent !== intent) throw redirect(listingPath(answer.listingDetails), 301);
    return { ...answer, surroundings };
  };
}

export function listingMeta(matches: Matches, answer: ListingAnswer | undefined) {
  if (!answer)
    return [{ title: `${m.detail_not_found()} – Thikana` }, { name: 'robots', content: 'noindex' }];
  const { listingDetails: listing, preview } = answer;
  const { amount, per = '' } = listingPrice(listing);
  const title = `${listing.title}, ${amount} ${per}`.trim();
  return pageMeta(matches, {
    title,
    description: listing.description.slice(0, 155),
    path: listingPath(listing),
    preview: preview ? previewMeta({ path: preview, alt: title }) : undefined,
  });
}

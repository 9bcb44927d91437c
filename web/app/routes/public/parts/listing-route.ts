import { isApiError } from '@thikana/contract/api-error';
import type { Call } from '@thikana/contract/client';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { type ListingAnswer, viewListing } from '@thikana/contract/listings';
import { viewRemovedListing } from '@thikana/contract/removed-listings';
import { type Surroundings, viewSurroundings } from '@thikana/contract/search/surroundings';
import type { Intent } from '@thikana/contract/vocabulary';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { ShownSurroundings } from '#web/features/listings/listing-page.tsx';
import type { RemovedFailure } from '#web/features/listings/listing-unavailable.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { type LoadArgs, openKeptDocument } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { previewMeta } from '#web/lib/documents/preview-meta.ts';
import { listingPrice } from '#web/lib/format/listing-text.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export type LoadedListing = ListingAnswer & { surroundings: Surroundings | undefined };
/** With other listings reduced to card fields. */
export type ShownListing = ListingAnswer & { surroundings: ShownSurroundings | undefined };

/** One listing without its phone number. A request under the other list's address is redirected. */
export function loadListing(intent: Intent) {
  return async (call: Call, { params, url }: LoadArgs): Promise<LoadedListing> => {
    const id = params.id ?? '';
    // Without a connection a kept document is complete, but the code of the page’s parts may not be there.
    if (!import.meta.env.SSR && !navigator.onLine)
      await openKeptDocument(pathIn(url.pathname, currentLanguage()));
    const [answer, surroundings] = await Promise.all([
      call(viewListing, { params: { id }, query: { phone: 'omit' } }).catch((error: unknown) =>
        failAsRemoved(call, id, error),
      ),
      // The owner's view of a pending listing works without them.
      call(viewSurroundings, { params: { id } }).catch(() => undefined),
    ]);
    if (answer.listingDetails.intent !== intent) throw redirect(listingPath(answer.listingDetails), 301);
    return { ...answer, surroundings };
  };
}

/** A deleted listing that was public gets a page of its own; for anything else the page is a plain 404. */
async function failAsRemoved(call: Call, id: string, error: unknown): Promise<never> {
  if (!isApiError(error) || error.code !== 'listing_not_found') throw error;
  const removed = await call(viewRemovedListing, { params: { id } }).catch(() => undefined);
  if (!removed) throw error;
  const failure: RemovedFailure = { code: 'listing_removed', message: m.detail_removed(), removed };
  throw data(failure, { status: 410 });
}

export function listingMeta(matches: Matches, answer: ListingAnswer | undefined, error?: unknown) {
  if (!answer) {
    const isRemoved = isRouteErrorResponse(error) && error.status === 410;
    return unlistedMeta(isRemoved ? m.detail_removed : m.detail_not_found)({ matches });
  }
  const { preview } = answer;
  const listing = inCurrentLanguage(answer.listingDetails);
  const { amount, per = '' } = listingPrice(listing);
  const title = `${listing.title}, ${amount} ${per}`.trim();
  return pageMeta(matches, {
    title,
    description: listing.description.slice(0, 155),
    path: listingPath(listing),
    preview: preview ? previewMeta({ path: preview, alt: title }) : undefined,
  });
}

import type { Call } from '@thikana/contract/client';
import { viewListingCards } from '@thikana/contract/listing-cards';
import type { Listing } from '@thikana/contract/listings';
import { EqualNot } from 'lucide-react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CompareTable } from '#web/features/listings/compare-table.tsx';
import { comparedAtMost } from '#web/lib/addresses/compare-path.ts';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.compare_title);

interface Compared {
  listings: Listing[];
  isCut: boolean;
  hasGone: boolean;
}

/** The listings of the address; skips invalid ids. */
async function load(call: Call, { url }: LoadArgs): Promise<Compared> {
  const named = new Set(url.searchParams.get('ids')?.match(/\b[0-9a-f]{24}\b/g));
  const ids = [...named].slice(0, comparedAtMost);
  const isCut = named.size > ids.length;
  if (ids.length === 0) return { listings: [], isCut, hasGone: false };
  const { listings } = await call(viewListingCards, { query: { ids: ids.join() } });
  return { listings, isCut, hasGone: listings.length < ids.length };
}

export const loader = publicLoader(load);

export default function Compare({ loaderData: { listings, isCut, hasGone } }: PageProps<typeof loader>) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <div>
        <h1 className="font-semibold text-title">{m.compare_title()}</h1>
        <p className="mt-2 text-ink-soft">{m.compare_intro()}</p>
      </div>
      {listings.length > 0 && hasGone && <Notice tone="warning">{m.compare_gone()}</Notice>}
      {isCut && <Notice tone="info">{m.compare_too_many({ count: number(comparedAtMost) })}</Notice>}
      {listings.length > 0 ? (
        <>
          <CompareTable listings={listings} />
          {listings.length > 1 && (
            <p className="text-ink-soft text-sm">
              <EqualNot size={16} className="mr-1 inline" />
              {m.compare_legend()}
            </p>
          )}
          <p>
            <ButtonLink to="/shortlist" variant="secondary">
              {m.compare_to_shortlist()}
            </ButtonLink>
          </p>
        </>
      ) : (
        <EmptyState
          drawing="shelf"
          title={m.compare_none()}
          text={m.compare_none_text()}
          action={<ButtonLink to="/shortlist">{m.compare_to_shortlist()}</ButtonLink>}
        />
      )}
    </div>
  );
}

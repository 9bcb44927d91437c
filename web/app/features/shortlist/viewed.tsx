import type { Listing } from '@thikana/contract/listings';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { viewed, viewedCount } from '#web/lib/device/saved-listings.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  listings: readonly Listing[];
  cardOf: (listing: Listing) => ReactNode;
}

/** Recently viewed listings that are not on the shortlist. */
export function Viewed({ listings, cardOf }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    viewed.set([]);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="viewed">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-3">
        <h2 id="viewed" ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {m.shortlist_viewed()}
        </h2>
        {listings.length > 0 && (
          <Button variant="quiet" onClick={clear} className="max-sm:-ml-4">
            {m.shortlist_viewed_clear()}
          </Button>
        )}
      </div>
      {listings.length === 0 ? (
        <p className="mt-2 text-ink-soft">{m.shortlist_viewed_none({ count: number(viewedCount) })}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-4">
          {listings.map((listing) => (
            <li key={listing._id}>{cardOf(listing)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { Listing } from '@thikana/contract/listings';
import { type Category, categoriesByIntent } from '@thikana/contract/vocabulary';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { listingDetails } from './listing-details.ts';

export function DetailsCard({ listing }: { listing: Listing }) {
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="font-semibold text-xl">
        {m.detail_details()}
      </h2>
      {isOffered(listing) ? (
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {listingDetails(listing).map(({ label, value }) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-line border-b py-2 max-sm:last:border-b-0"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-ink-soft">{m.detail_unknown_type()}</p>
      )}
    </Card>
  );
}

/** Whether this page knows the fields of the listing's category. */
function isOffered({ intent, propertyCategory }: Listing): boolean {
  return categoriesByIntent[intent].some((known: Category) => known === propertyCategory);
}

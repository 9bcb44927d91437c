import { langOf } from '@thikana/contract/language-of-text';
import type { Listing } from '@thikana/contract/listings';
import { Link } from 'react-router';
import { Picture } from '#web/components/ui/picture.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

/** Other listings to compare with the reported one. */
export function CaseListings({ listings }: { listings: readonly Listing[] }) {
  if (listings.length === 0) return <p className="text-ink-soft">{m.admin_report_other_listings_none()}</p>;
  return (
    <ul className="grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
      {listings.map((listing) => (
        <li key={listing._id} className="flex min-w-0 gap-3 rounded-card border border-line bg-surface p-3">
          <Picture
            picture={listing.cover}
            alt=""
            sizes="96px"
            fallbackSrc="/default-home.svg"
            className="size-24 shrink-0 rounded-control"
          />
          <div className="min-w-0">
            <Link
              to={`/admin/posts/view-post/${listing._id}`}
              lang={langOf(listing.title)}
              className="inline-flex min-h-touch items-center wrap-anywhere font-semibold text-tea underline underline-offset-4 xl:min-h-6"
            >
              {listing.title}
            </Link>
            <p className="tabular-nums">{priceText(listing)}</p>
            <p lang={langOf(listing.location)} className="text-ink-soft text-sm">
              {listing.location}
            </p>
            <p className="text-ink-soft text-sm">{longDate(listing.createdAt)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function priceText(listing: Listing): string {
  const { amount, per } = listingPrice(listing);
  return per ? `${amount} ${per}` : amount;
}

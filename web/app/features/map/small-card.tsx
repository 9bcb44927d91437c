import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import type { MapListing } from '@thikana/contract/search/map';
import { Link } from 'react-router';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Picture } from '#web/components/ui/picture.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { categoryLabel, listingPrice } from '#web/lib/format/listing-text.ts';

/** A listing on the map: its photo, price, title and place. */
export function SmallCard({ listing: posted }: { listing: MapListing }) {
  const listing = inCurrentLanguage(posted);
  const { amount, per } = listingPrice(listing);
  return (
    <article className="relative flex min-h-24 overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        picture={listing.cover}
        alt=""
        sizes="96px"
        fallbackSrc={fallbackPicture(listing)}
        className="min-h-24 w-24 shrink-0"
      />
      <div className="min-w-0 flex-1 px-3 py-1.5">
        <p className="truncate font-semibold text-lg text-terracotta tabular-nums leading-snug">
          {amount} {per && <span className="font-normal text-ink-soft text-sm">{per}</span>}
        </p>
        <Link
          to={listingPath(listing)}
          lang={langOf(listing.title)}
          className="-outline-offset-3! line-clamp-2 font-semibold text-sm leading-snug after:absolute after:inset-0 hover:underline"
        >
          {listing.title}
        </Link>
        <p className="truncate text-ink-soft text-sm">
          <MessageAround
            text={listing.location}
            message={(location) => factsLine([categoryLabel(listing.propertyCategory), location])}
          />
        </p>
      </div>
    </article>
  );
}

import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '#web/components/ui/picture.tsx';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { confirmedAge, postedAge } from '#web/lib/format/format.ts';
import { intentLabel, listingPath, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { fallbackPicture } from './fallback-picture.ts';
import { ListingActions } from './listing-actions.tsx';
import { listingFacts } from './listing-facts.ts';

interface Props {
  listing: CardListing;
  /** Loads the picture of the first card with high priority. */
  priority?: boolean;
}

// Slightly less than the real width: a picture scaled up by a twentieth looks the same and has half the bytes.
const coverSizes =
  '(min-width: 1280px) 296px, (min-width: 1024px) 23vw, (min-width: 768px) 46vw, calc(96vw - 2.25rem)';

/** A listing in a list: its picture, price, facts and location. The title's link covers the whole card. */
export function ListingCard({ listing, priority = false }: Props) {
  const { amount, per } = listingPrice(listing);
  const path = listingPath(listing);
  return (
    <article className="group relative flex h-full min-h-[420px] flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
      <Picture
        picture={listing.cover}
        alt=""
        sizes={coverSizes}
        priority={priority}
        fallbackSrc={fallbackPicture(listing)}
        className="h-[240px]"
      />
      <span className="absolute top-3 left-3 rounded-full bg-surface px-3 py-0.5 font-semibold text-sm text-tea">
        {intentLabel(listing.intent)}
      </span>
      {listing.isFeatured && (
        <span className="absolute top-3 right-3 rounded-full bg-tea px-3 py-0.5 font-semibold text-on-tea text-sm">
          {m.card_featured()}
        </span>
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="font-semibold text-terracotta text-xl tabular-nums">
          {amount} {per && <span className="font-normal text-base text-ink-soft">{per}</span>}
        </p>
        <h3 className="line-clamp-2 font-semibold leading-snug">
          <Link to={path} className="after:absolute after:inset-0 group-hover:underline">
            {listing.title}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm">{factsLine(listingFacts(listing))}</p>
        <p className="flex items-start gap-1 text-ink-soft text-sm">
          <MapPin aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="line-clamp-1">{listing.location}</span>
        </p>
        <div className="mt-auto flex min-h-13 items-center justify-between pt-2">
          <div className="text-ink-soft text-sm">
            <p>{postedAge(listing._id)}</p>
            {listing.confirmedAt && <p>{confirmedAge(listing.confirmedAt)}</p>}
          </div>
          <ListingActions id={listing._id} path={path} title={listing.title} />
        </div>
      </div>
    </article>
  );
}

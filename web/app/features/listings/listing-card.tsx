import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import { BadgeCheck, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { confirmedAge, postedAge } from '#web/lib/format/format.ts';
import { intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { CardPhotos } from './card-photos.tsx';
import { ListingActions } from './listing-actions.tsx';
import { sizeFacts } from './size-facts.ts';

interface Props {
  listing: CardListing;
  /** Loads the picture of the first card with high priority. */
  priority?: boolean;
  /** Says whether the listing is for rent or sale, where both are shown. */
  saysPurpose?: boolean;
  /** False inside a carousel, which is swiped itself. */
  canSwipe?: boolean;
}

/** A listing in a list: its photos, price, facts and location. The title's link covers the rest of the card. */
export function ListingCard({
  listing: posted,
  priority = false,
  saysPurpose = false,
  canSwipe = true,
}: Props) {
  const listing = inCurrentLanguage(posted);
  const { amount, per } = listingPrice(listing);
  const path = listingPath(listing);
  return (
    <article className="group relative flex h-full min-h-[420px] flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
      <CardPhotos {...{ listing, priority, canSwipe }} />
      <div className="pointer-events-none absolute top-3 left-3 z-20 flex gap-2">
        {saysPurpose && (
          <span className="rounded-full bg-surface px-3 py-0.5 font-semibold text-sm text-tea">
            {intentLabel(listing.intent)}
          </span>
        )}
        {listing.isFeatured && (
          <Link
            to="/how-ranking-works"
            title={m.card_sponsored_text()}
            className="pointer-events-auto relative rounded-full bg-tea px-3 py-0.5 font-semibold text-on-tea text-sm after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {m.card_sponsored()}
            <span className="sr-only"> {m.card_sponsored_text()}</span>
          </Link>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 px-4 pt-3 pb-2">
        <div className="card-line">
          <p className="font-semibold text-terracotta text-xl leading-tight tabular-nums">
            {amount}{' '}
            {/* The narrowest cards, four in 1,024 pixels, show a period only if it is no month, as pins do. */}
            {per && (
              <span
                className={`font-normal text-ink-soft text-sm ${listing.frequency === 'month' ? 'lg:max-xl:sr-only' : ''}`}
              >
                {per}
              </span>
            )}
          </p>
          <p className="text-sm">{factsLine(sizeFacts(listing))}</p>
        </div>
        <h3 className="line-clamp-2 font-semibold text-lg leading-snug">
          <Link
            to={path}
            lang={langOf(listing.title)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {listing.title}
          </Link>
        </h3>
        <p className="flex items-start gap-1 text-ink-soft text-sm">
          <MapPin size={16} className="mt-0.5 shrink-0" />
          <span lang={langOf(listing.location)} className="line-clamp-1">
            {listing.location}
          </span>
        </p>
        <div className="mt-auto flex min-h-touch items-center justify-between text-ink-soft text-sm">
          {/* The document may have been made hours ago, when the listing was a day younger. */}
          <p className="flex items-center gap-1" suppressHydrationWarning>
            {postedAge(listing._id)}
            {listing.confirmedAt && <Confirmed at={listing.confirmedAt} />}
          </p>
          <ListingActions id={listing._id} path={path} title={listing.title} isOnCard />
        </div>
      </div>
    </article>
  );
}

/** A mark that the owner has confirmed the listing. */
function Confirmed({ at }: { at: string }) {
  const text = confirmedAge(at);
  return (
    <span title={text} className="relative z-10 text-tea" suppressHydrationWarning>
      <BadgeCheck size={18} />
      <span className="sr-only" suppressHydrationWarning>
        {text}
      </span>
    </span>
  );
}

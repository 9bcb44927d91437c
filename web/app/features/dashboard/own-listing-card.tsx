import { langOf } from '@thikana/contract/language-of-text';
import type { OwnListing } from '@thikana/contract/own-listings';
import { useRef } from 'react';
import { Picture } from '#web/components/ui/picture.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { postedAge } from '#web/lib/format/format.ts';
import { categoryLabel, intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { ListingFigures } from './listing-figures.tsx';
import { ListingStatusNote } from './listing-status-note.tsx';
import { PostAgain } from './post-again.tsx';
import { ShowAgain } from './show-again.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  listing: OwnListing;
  onManage: () => void;
}

/** A listing for its owner: its status, its figures and a button to manage it. */
export function OwnListingCard({ listing, onManage }: Props) {
  const { amount, per } = listingPrice(listing);
  const card = useRef<HTMLElement>(null);
  useRestoredFocus(card, listing.availability?.state, 'button');
  return (
    <article
      ref={card}
      tabIndex={-1}
      className="relative flex h-full min-h-[420px] flex-col overflow-hidden rounded-card border border-line bg-surface focus-within:border-tea hover:border-tea"
    >
      <div className="relative">
        <Picture
          picture={listing.cover}
          alt=""
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
          fallbackSrc={listing.propertyCategory === 'land' ? '/default-land.svg' : '/default-home.svg'}
          className="h-60 w-full"
        />
        <div className="absolute top-3 left-3">
          <StatusBadge listing={listing} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="font-semibold text-lg text-terracotta tabular-nums">
          {amount}
          {per && <span className="font-normal text-ink-soft text-sm"> {per}</span>}
        </p>
        <h2 className="font-sans font-semibold">
          <button
            type="button"
            lang={langOf(listing.title)}
            aria-haspopup="dialog"
            onClick={onManage}
            className="line-clamp-2 text-left before:absolute before:inset-0"
          >
            {listing.title}
          </button>
        </h2>
        <p lang={langOf(listing.location)} className="line-clamp-1 text-ink-soft text-sm">
          {listing.location}
        </p>
        <ListingStatusNote listing={listing} />
        <PostAgain listing={listing} className="relative mt-2 self-start" />
        {listing.availability?.state === 'closed' && <ShowAgain id={listing._id} />}
        <p className="mt-auto pt-2 text-ink-soft text-sm">
          {factsLine([
            categoryLabel(listing.propertyCategory),
            intentLabel(listing.intent),
            postedAge(listing._id),
          ])}
        </p>
        {listing.views && <ListingFigures views={listing.views} />}
      </div>
    </article>
  );
}

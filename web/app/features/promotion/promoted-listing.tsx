import { langOf } from '@thikana/contract/language-of-text';
import type { PromotedListing } from '@thikana/contract/promotion';
import { Link } from 'react-router';
import { Card } from '#web/components/ui/card.tsx';
import { Picture } from '#web/components/ui/picture.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { postedAge } from '#web/lib/format/format.ts';
import { intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { BumpButton } from './bump-button.tsx';
import { FeaturedPlace } from './featured-place.tsx';
import { ShareListing } from './share-listing.tsx';
import { Views } from './views.tsx';

/** One listing, with everything its owner can do to promote it. */
export function PromotedListingCard({ promotion }: { promotion: PromotedListing }) {
  const { listing } = promotion;
  const { amount, per = '' } = listingPrice(listing);
  return (
    <Card as="article" className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Picture
        picture={listing.cover}
        alt=""
        sizes="(min-width: 640px) 160px, 100vw"
        fallbackSrc={listing.propertyCategory === 'land' ? '/default-land.svg' : '/default-home.svg'}
        className="h-40 w-full rounded-control sm:h-32"
      />
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <h2 className="font-semibold text-lg">
            <Link
              to={listingPath(listing)}
              lang={langOf(listing.title)}
              className="underline underline-offset-2"
            >
              {listing.title}
            </Link>
          </h2>
          <p className="text-ink-soft">
            <span className="block font-semibold text-terracotta tabular-nums">
              {amount} {per}
            </span>
            {factsLine([intentLabel(listing.intent), postedAge(listing._id)])}
          </p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-start">
          <BumpButton promotion={promotion} />
          <FeaturedPlace promotion={promotion} />
        </div>
      </div>
      <Views promotion={promotion} />
      <ShareListing listing={listing} />
    </Card>
  );
}

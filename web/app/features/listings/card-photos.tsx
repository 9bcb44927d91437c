import { Link } from 'react-router';
import { latePart } from '#web/components/ui/late-part.tsx';
import { Picture } from '#web/components/ui/picture.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { useLightData } from '#web/lib/device/light-data.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { m } from '#web/paraglide/messages.js';

// Documents include the empty places of the other photos. Browsers load them after the first touch of the page.
const MorePhotos = latePart(
  import.meta.env.SSR && (await import('./more-photos.tsx')),
  () => import('./more-photos.tsx'),
);

// Slightly less than the real width: a picture scaled up by a twentieth looks the same and has half the bytes.
const coverSizes =
  '(min-width: 1280px) 296px, (min-width: 1024px) 23vw, (min-width: 768px) 46vw, calc(96vw - 2.25rem)';

interface Props {
  listing: CardListing;
  priority: boolean;
  /** Whether the other photos follow when the cover is swiped. */
  canSwipe: boolean;
}

/** The photos of a card: the cover, and the others when it is swiped or scrolled by the arrow keys. */
export function CardPhotos({ listing, priority, canSwipe }: Props) {
  const cover = (
    <Picture
      picture={listing.cover}
      alt=""
      sizes={coverSizes}
      priority={priority}
      fallbackSrc={fallbackPicture(listing)}
      className="h-[240px]"
    />
  );
  // With light data each photo waits for a tap.
  const isLight = useLightData();
  if (!canSwipe || isLight || listing.pictures.length < 2) return cover;
  const path = listingPath(listing);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      aria-label={m.card_photos({ count: listing.pictures.length, title: listing.title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the photos.
      tabIndex={0}
      className="-outline-offset-3! z-10 flex h-[240px] shrink-0 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      <Link to={path} tabIndex={-1} aria-hidden className="w-full shrink-0 snap-start">
        {cover}
      </Link>
      <MorePhotos path={path} pictures={listing.pictures} cover={listing.cover} sizes={coverSizes} />
    </div>
  );
}

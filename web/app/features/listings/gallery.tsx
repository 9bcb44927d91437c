import type { ListingWithGallery } from '@thikana/contract/listings';
import { Images } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { askedPart } from '#web/components/ui/lazy-part.ts';
import { Picture } from '#web/components/ui/picture.tsx';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { usePhotoStrip } from './use-photo-strip.ts';

const GalleryViewer = askedPart(() => import('./gallery-viewer.tsx'));

// Slightly less than the real width on a phone, as on cards, to save bytes.
const mainSizes = '(min-width: 1280px) 540px, (min-width: 768px) 48vw, calc(96vw - 2.25rem)';
const otherSizes = '(min-width: 1280px) 210px, (min-width: 768px) 24vw, calc(96vw - 2.25rem)';

/** The mosaic of wide screens shows at most five photos. Below four, the others fill its second half. */
const mosaics = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-[2fr_1fr]',
  'md:grid-cols-[2fr_1fr]',
  'md:grid-cols-[2fr_1fr_1fr]',
];
const mosaicCount = 5;

/** The photos of a listing: swiped on a phone, as a mosaic on wide screens, and a full-screen viewer. */
export function Gallery({ listing }: { listing: ListingWithGallery }) {
  const [opened, setOpened] = useState<number>();
  const first = useRef<HTMLLIElement>(null);
  const { shown, loaded } = usePhotoStrip(first);
  const { gallery, title } = listing;
  const fallbackSrc = fallbackPicture(listing);
  const count = gallery.length;
  const alt = (index: number) => m.detail_photo({ number: index + 1, count, title });
  if (count === 0) {
    return (
      <Picture
        alt={m.card_no_picture()}
        sizes={mainSizes}
        fallbackSrc={fallbackSrc}
        className="aspect-4/3 rounded-card"
      />
    );
  }
  // Four photos leave a gap in the mosaic, so one of them waits for the viewer.
  const inMosaic = count === 4 ? 3 : Math.min(count, mosaicCount);

  return (
    <div className="relative overflow-hidden rounded-card">
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:gap-2 md:overflow-hidden ${mosaics[inMosaic]}`}
      >
        {gallery.map((picture, index) => (
          <li
            key={picture.url}
            ref={index === 0 ? first : undefined}
            className={`w-full shrink-0 snap-start snap-always photo-place ${index === 0 && inMosaic > 2 ? 'md:row-span-2' : ''} ${index < inMosaic ? '' : 'md:hidden'}`}
          >
            <button
              type="button"
              onClick={() => setOpened(index)}
              // Names a photo that is not loaded yet.
              aria-label={index > 0 ? alt(index) : undefined}
              className="-outline-offset-3! block aspect-4/3 size-full max-md:max-h-[56dvh]"
            >
              <Picture
                picture={picture}
                alt={alt(index)}
                sizes={index === 0 ? mainSizes : otherSizes}
                priority={index === 0}
                fallbackSrc={fallbackSrc}
                // On a phone, a photo is loaded when the one before it is shown.
                className={`size-full ${index <= loaded ? '' : 'max-md:hidden'}`}
              />
              {index === 0 && <span className="sr-only">{m.detail_open_photos()}</span>}
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && shown > 0 && (
        <span className={`${badge} left-3 tabular-nums md:hidden`}>
          {number(shown + 1)} / {number(count)}
        </span>
      )}
      <span className={`${badge} right-3`}>
        <Images size={16} />
        {count === 1 ? m.detail_one_photo() : m.detail_photos({ count })}
      </span>
      {opened !== undefined && (
        <Suspense fallback={<LoadingLine />}>
          <GalleryViewer listing={listing} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const badge =
  'pointer-events-none absolute bottom-3 flex items-center gap-2 rounded-full bg-black/70 px-3 py-1 font-semibold text-sm text-white';

import type { ListingWithGallery } from '@thikana/contract/listings';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Picture } from '#web/components/ui/picture.tsx';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { m } from '#web/paraglide/messages.js';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

// Slightly less than the real width on a phone, as on cards, to save bytes.
const mainSizes = '(min-width: 1280px) 820px, (min-width: 1024px) 64vw, calc(96vw - 2.25rem)';

/** The pictures of a listing: a large one, thumbnails, and a full-screen viewer. */
export function Gallery({ listing }: { listing: ListingWithGallery }) {
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { gallery, title } = listing;
  const fallbackSrc = fallbackPicture(listing);
  const alt = (index: number) => m.detail_photo({ number: index + 1, count: gallery.length, title });
  const shown = gallery[current];
  if (!shown) {
    return (
      <Picture
        alt={m.card_no_picture()}
        sizes={mainSizes}
        fallbackSrc={fallbackSrc}
        className="aspect-4/3 rounded-card"
      />
    );
  }

  return (
    <div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="relative block w-full overflow-hidden rounded-card"
      >
        <Picture
          key={shown.url}
          picture={shown}
          alt={alt(current)}
          sizes={mainSizes}
          priority={current === 0}
          fallbackSrc={fallbackSrc}
          className="aspect-4/3 max-h-[56dvh] w-full"
        />
        <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-black/70 px-3 py-1 font-semibold text-sm text-white">
          <Images aria-hidden size={16} />
          {gallery.length === 1 ? m.detail_one_photo() : m.detail_photos({ count: gallery.length })}
        </span>
        <span className="sr-only">{m.detail_open_photos()}</span>
      </button>
      {gallery.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto pb-1">
          {gallery.map((picture, index) => (
            <li key={picture.url} className="shrink-0">
              <button
                type="button"
                onClick={() => setCurrent(index)}
                aria-label={m.detail_thumbnail({ number: index + 1 })}
                aria-current={index === current}
                className="block overflow-hidden rounded-control border-2 border-transparent aria-[current=true]:border-tea"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="96px"
                  fallbackSrc={fallbackSrc}
                  className="h-16 w-22"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <GalleryViewer listing={listing} start={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import type { ListingWithGallery } from '@thikana/contract/listings';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Picture } from '#web/components/ui/picture.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { useZoom } from './use-zoom.ts';
import { ViewerPicture } from './viewer-picture.tsx';

interface Props {
  listing: ListingWithGallery;
  start: number;
  onClose: () => void;
}

const swipePixels = 50;
const showThumbnail = (thumbnail: HTMLElement | null) =>
  thumbnail?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const control = 'grid size-12 shrink-0 place-items-center rounded-full bg-black/60 text-white hover:bg-black';

/**
 * The full-screen picture viewer. Arrow keys and swipes move, Escape closes, thumbnails jump; two fingers or a double tap
 * enlarge.
 */
export default function GalleryViewer({ listing, start, onClose }: Props) {
  const { gallery, title } = listing;
  const fallbackSrc = fallbackPicture(listing);
  const [current, setCurrent] = useState(start);
  const pressedAt = useRef<number>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, isZoomed, reset, handlers } = useZoom(frame);
  useOverlay(true, onClose);
  const goTo = (next: number) => {
    setCurrent(next);
    reset();
  };
  const move = (by: number) => goTo((current + by + gallery.length) % gallery.length);
  // A second finger, or an enlarged photo, makes it no swipe.
  const swipe = {
    onPointerDown(event: PointerEvent) {
      pressedAt.current = event.isPrimary && !isZoomed ? event.clientX : undefined;
      handlers.onPointerDown(event);
    },
    onPointerUp(event: PointerEvent) {
      handlers.onPointerUp(event);
      const moved = event.clientX - (pressedAt.current ?? event.clientX);
      pressedAt.current = undefined;
      if (!isZoomed && Math.abs(moved) > swipePixels) move(moved > 0 ? -1 : 1);
    },
  };
  const picture = gallery[current];
  if (!picture) return null;

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-50 flex flex-col bg-black text-white"
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1);
            if (event.key === 'ArrowLeft') move(-1);
          }}
        >
          <div className="flex items-center justify-between gap-4 p-3">
            <Dialog.Title className="truncate font-semibold">{m.detail_viewer({ title })}</Dialog.Title>
            <p aria-live="polite" className="ml-auto shrink-0 tabular-nums">
              {number(current + 1)} / {number(gallery.length)}
            </p>
            <Dialog.Close aria-label={m.detail_close()} className={control}>
              <X />
            </Dialog.Close>
          </div>
          <div
            ref={frame}
            className="relative min-h-0 flex-1 touch-none overflow-hidden"
            {...handlers}
            {...swipe}
          >
            <ViewerPicture
              key={picture.url}
              picture={picture}
              alt={m.detail_photo({ number: current + 1, count: gallery.length, title })}
              fallbackSrc={fallbackSrc}
              zoom={zoom}
            />
            {gallery.length > 1 && (
              <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
                <button
                  type="button"
                  onClick={() => move(-1)}
                  aria-label={m.detail_previous()}
                  className={control}
                >
                  <ChevronLeft />
                </button>
                <button
                  type="button"
                  onClick={() => move(1)}
                  aria-label={m.detail_next()}
                  className={control}
                >
                  <ChevronRight />
                </button>
              </div>
            )}
          </div>
          <ul className="flex justify-center-safe gap-2 overflow-x-auto p-3">
            {gallery.map((each, index) => (
              <li key={each.url} ref={index === current ? showThumbnail : null} className="shrink-0">
                <button
                  type="button"
                  onClick={() => goTo(index)}
                  aria-label={m.detail_thumbnail({ number: index + 1 })}
                  aria-current={index === current}
                  className="block overflow-hidden rounded-control border-2 border-transparent opacity-60 aria-[current=true]:border-white aria-[current=true]:opacity-100"
                >
                  <Picture
                    picture={each}
                    alt=""
                    sizes="80px"
                    fallbackSrc={fallbackSrc}
                    className="h-14 w-20"
                  />
                </button>
              </li>
            ))}
          </ul>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { pictureAt } from '@thikana/contract/picture-at';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Picture } from '#web/components/ui/picture.tsx';
import type { PictureData } from '#web/components/ui/picture-data.ts';
import { usePhotoStrip } from './use-photo-strip.ts';

interface Props {
  path: string;
  /** The cover first. */
  pictures: readonly string[];
  cover: PictureData | undefined;
  sizes: string;
}

/**
 * The photos after the cover, in the same row, with a dot for each. A photo loads when the one before it is shown: the
 * second when its card is touched or, on a touch screen, rests in view.
 */
export default function MorePhotos({ path, pictures, cover, sizes }: Props) {
  const photos = pictures.slice(1);
  const dots = useRef<HTMLSpanElement>(null);
  const { shown, loaded, isReady, scroll } = usePhotoStrip(dots, { isLoadedInView: true });
  return (
    <>
      {photos.map((photo, index) => (
        <Link
          key={photo}
          to={path}
          tabIndex={-1}
          aria-hidden
          className="w-full shrink-0 snap-start snap-always photo-place"
        >
          {index < loaded && (
            <Picture
              picture={pictureAt(photo, cover)}
              alt=""
              sizes={sizes}
              isAhead
              fallbackSrc={photo}
              className="size-full bg-transparent!"
            />
          )}
        </Link>
      ))}
      {/* The card is what these are positioned in, so they stay while the photos move. */}
      <span
        ref={dots}
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-[218px] flex justify-center"
      >
        <span className="flex gap-1.5 rounded-full bg-black/50 px-2 py-1">
          {pictures.map((each, index) => (
            <span
              key={each}
              className={`size-1.5 rounded-full ${index === shown ? 'bg-white' : 'bg-white/50'}`}
            />
          ))}
        </span>
      </span>
      {isReady && (
        <>
          <Arrow
            side="left-2"
            isEnd={shown === 0}
            onPress={() => scroll(-1)}
            icon={<ChevronLeft size={20} />}
          />
          <Arrow
            side="right-2"
            isEnd={shown === photos.length}
            onPress={() => scroll(1)}
            icon={<ChevronRight size={20} />}
          />
        </>
      )}
    </>
  );
}

interface ArrowProps {
  side: string;
  isEnd: boolean;
  onPress: () => void;
  icon: React.ReactElement;
}

/** For a mouse, which cannot swipe. The keyboard scrolls the photos by the arrow keys. */
function Arrow({ side, isEnd, onPress, icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onPress}
      className={`absolute top-[100px] ${side} hidden size-10 place-items-center rounded-full border border-line bg-surface pointer-fine:group-hover:grid ${isEnd ? 'invisible' : ''}`}
    >
      {icon}
    </button>
  );
}

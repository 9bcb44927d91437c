import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { useLightData } from '#web/lib/device/light-data.ts';
import type { PictureData } from './picture-data.ts';

// Loaded only with light data.
const LightPicture = lazyPart(() => import('./light-picture.tsx'));

interface Props {
  picture?: PictureData | undefined;
  alt: string;
  sizes: string;
  /** The most prominent picture of the page: loaded with high priority. */
  priority?: boolean | undefined;
  /** Loaded before it is in view. */
  isAhead?: boolean;
  /** Shown when there is no picture, or it fails to load. */
  fallbackSrc: string;
  /** Sets the aspect ratio; the picture fills the frame. */
  className?: string;
}

/**
 * A photo in the best format and width over its blurred placeholder. The frame reserves its space, so the layout does
 * not shift.
 */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  isAhead = priority,
  fallbackSrc,
  className = '',
}: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLight = useLightData();
  const url = picture?.url;

  // The picture may have failed to load before hydration.
  useEffect(() => {
    setFailed(Boolean(url && image.current?.complete && image.current.naturalWidth === 0));
  }, [url]);

  // Not a `div`, because pictures are used inside buttons and links.
  const frame = `relative block overflow-hidden bg-raised ${className}`;
  if (!picture || hasFailed) {
    return (
      <span className={frame}>
        <img src={fallbackSrc} alt={alt} width={400} height={300} className="size-full object-cover" />
      </span>
    );
  }
  const modern = picture.sources.filter((source) => source.type !== 'image/jpeg');
  const jpeg = picture.sources.find((source) => source.type === 'image/jpeg');
  return (
    <span className={frame}>
      {picture.placeholder && (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden
          width={16}
          height={12}
          className="absolute inset-0 size-full scale-105 object-cover blur-lg"
        />
      )}
      {isLight && (
        <Suspense>
          <LightPicture picture={picture} alt={alt} />
        </Suspense>
      )}
      {!isLight && (
        <picture>
          {modern.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
          ))}
          <img
            ref={image}
            src={picture.url}
            srcSet={jpeg?.srcset}
            sizes={sizes}
            alt={alt}
            width={picture.width}
            height={picture.height}
            loading={isAhead ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            onError={() => setFailed(true)}
            className="relative size-full object-cover"
          />
        </picture>
      )}
    </span>
  );
}

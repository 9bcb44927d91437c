import type { Picture } from '@thikana/contract/pictures';
import { useState } from 'react';
import type { Zoom } from './zoom.ts';

interface Props {
  picture: Picture;
  alt: string;
  /** Shown when the picture fails to load. */
  fallbackSrc: string;
  zoom: Zoom;
}

/** A picture as large as the screen allows. */
export function ViewerPicture({ picture, alt, fallbackSrc, zoom }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const look = 'absolute inset-0 m-auto size-full animate-fade-in object-contain';
  if (hasFailed) return <img src={fallbackSrc} alt={alt} width={400} height={300} className={look} />;
  return (
    <picture>
      {picture.sources
        .filter(({ type }) => type !== 'image/jpeg')
        .map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="100vw" />
        ))}
      <img
        src={picture.url}
        srcSet={picture.sources.at(-1)?.srcset}
        sizes="100vw"
        alt={alt}
        width={picture.width}
        height={picture.height}
        draggable={false}
        onError={() => setFailed(true)}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        className={look}
      />
    </picture>
  );
}

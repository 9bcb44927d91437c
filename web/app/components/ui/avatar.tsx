import { useEffect, useRef, useState } from 'react';
import { initials } from '#web/lib/format/names.ts';

const sizes = { sm: 'size-9 text-sm', md: 'size-12', lg: 'size-24 text-3xl' } as const;

/** A person's picture, with their initials as the fallback. */
export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string | undefined;
  src?: string | undefined;
  size?: keyof typeof sizes;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // The picture may have failed to load before hydration.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  const look = `edged shrink-0 overflow-hidden rounded-full bg-tea-soft font-semibold text-tea ${sizes[size]}`;
  if (src && failed !== src) {
    return (
      <img
        ref={image}
        src={src}
        alt=""
        width={96}
        height={96}
        onError={() => setFailed(src)}
        className={`${look} object-cover`}
      />
    );
  }
  return (
    <span aria-hidden className={`grid place-items-center ${look}`}>
      {initials(name ?? '')}
    </span>
  );
}

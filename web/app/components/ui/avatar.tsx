import { useEffect, useRef, useState } from 'react';
import { initials } from '#web/lib/format/names.ts';

/** The initials stay inside the circle, however large the text around it. */
const sizes = {
  sm: 'size-9 text-[length:min(var(--text-sm),--spacing(4))]',
  md: 'size-12 text-[length:min(1em,--spacing(6))]',
  lg: 'size-24 text-[length:min(var(--text-3xl),--spacing(9))]',
} as const;

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

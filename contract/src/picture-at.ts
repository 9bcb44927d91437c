import type { Picture } from './pictures.ts';

const firstRendition = /^(.+\/)(\d+)\.jpg$/;
const firstWidth = 640;
const smallWidth = 320;

/**
 * A picture of which only the address is known, in the formats of `like`, another one of its listing. A picture that is at
 * least as wide as its first rendition has a smaller one too.
 */
export function pictureAt(
  url: string,
  like: { sources: readonly Picture['sources'][number][] } | undefined,
): Picture {
  const known = { url, width: 400, height: 300, placeholder: '' };
  const [, folder, width] = firstRendition.exec(url) ?? [];
  const best = like?.sources[0]?.type;
  if (!width || best !== 'image/avif') return { ...known, sources: [] };
  const widths = Number(width) === firstWidth ? [smallWidth, firstWidth] : [width];
  const srcset = widths.map((each) => `${folder}${each}.avif ${each}w`).join(', ');
  return { ...known, sources: [{ type: best, srcset }] };
}

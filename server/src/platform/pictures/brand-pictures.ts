import type { Source } from './decode.ts';

/** What the site needs of an operator's picture, as PNG. */
export interface BrandPictures {
  logo: { bytes: Uint8Array; width: number; height: number };
  icon: Uint8Array;
}

/** Four times the height in the header, for screens with many pixels; a wide logo may be four times as wide as high. */
const logoBox = { width: 448, height: 112 };
/** The largest size that phones ask for; browsers scale it down. */
const iconSide = 512;
const iconMargin = 34;
/** Phones cut a maskable icon to their own shape, and leave a circle of four fifths of its width. */
const maskableInner = 320;
const white = '#ffffff';
const png = { compressionLevel: 9, palette: true } as const;

/** A logo with its transparency, and a square icon: what is not square stands on white with a margin. */
export async function makeBrandPictures(source: Source): Promise<BrandPictures> {
  const { data, info } = await source
    .open()
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png(png)
    .toBuffer({ resolveWithObject: true });
  const isSquare = source.width === source.height;
  const icon = await iconAround(source, isSquare ? iconSide : iconSide - 2 * iconMargin);
  source.close();
  return { logo: { bytes: data, width: info.width, height: info.height }, icon };
}

/** The icon with the margin that phones may cut off. */
export async function makeMaskable(icon: Source): Promise<Uint8Array> {
  const made = await iconAround(icon, maskableInner);
  icon.close();
  return made;
}

/** The picture on white, `inner` pixels wide at most, in the middle of an icon. */
function iconAround(source: Source, inner: number): Promise<Uint8Array> {
  const margin = (iconSide - inner) / 2;
  return source
    .open()
    .resize({ width: inner, height: inner, fit: 'contain', background: white })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: white })
    .flatten({ background: white })
    .toColourspace('srgb')
    .png(png)
    .toBuffer();
}

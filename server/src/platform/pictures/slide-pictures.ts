import type { Source } from './decode.ts';

/** The two cuts of a picture for the home page, as JPEG. Their renditions are made like those of other pictures. */
export interface SlideCuts {
  wide: Uint8Array;
  upright: Uint8Array;
}

const cuts = {
  wide: { width: 1600, height: 900 },
  upright: { width: 720, height: 900 },
} as const;
/** High, because the renditions are encoded again. */
const quality = 92;

/** Upright, what catches the eye stays in the picture. Small pictures are not enlarged. */
export async function makeSlideCuts(source: Source): Promise<SlideCuts> {
  const cut = (size: { width: number; height: number }, position: string) => {
    const share = Math.min(1, source.width / size.width, source.height / size.height);
    const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * share)));
    return source
      .open()
      .resize({ width, height, fit: 'cover', position })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
  const made = { wide: await cut(cuts.wide, 'centre'), upright: await cut(cuts.upright, 'attention') };
  source.close();
  return made;
}

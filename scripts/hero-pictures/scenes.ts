import type { Canvas } from '../demo-pictures/core/canvas.ts';
import type { Output } from '../demo-pictures/render.ts';
import { bridgeGorge } from './coronation-bridge.ts';
import { hillHouse } from './hill-house.ts';
import { teaGarden } from './tea-garden.ts';
import { townStreet } from './town-street.ts';

/** The pictures of the home page, by the name of their files. */
export const scenes: Readonly<Record<string, () => Canvas>> = {
  'tea-garden': teaGarden,
  'coronation-bridge': bridgeGorge,
  'town-street': townStreet,
  'hill-house': hillHouse,
};

/** Widths for phones, tablets and desktops; an AVIF of each, and a JPEG for browsers that cannot read it. */
const sizes = [
  { width: 640, height: 360, avifBytes: 24_000, jpegBytes: 60_000 },
  { width: 1024, height: 576, avifBytes: 40_000, jpegBytes: 110_000 },
  { width: 1600, height: 900, avifBytes: 60_000, jpegBytes: 180_000 },
] as const;

export function outputsFor(path: string): Output[] {
  return sizes.flatMap(({ width, height, avifBytes, jpegBytes }): Output[] => [
    { path: `${path}-${width}.avif`, format: 'avif', width, height, limitBytes: avifBytes, quality: 58 },
    { path: `${path}-${width}.jpg`, format: 'jpeg', width, height, limitBytes: jpegBytes, quality: 74 },
  ]);
}

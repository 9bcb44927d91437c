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

/**
 * Upright for phones, where the rest would be cut off; the whole for tablets and desktops. An AVIF of each, and a JPEG
 * for browsers that cannot read it.
 */
const sizes = [
  { name: 'upright-480', width: 480, height: 600, avifBytes: 14_000, jpegBytes: 60_000 },
  { name: 'upright-720', width: 720, height: 900, avifBytes: 28_000, jpegBytes: 110_000 },
  { name: '640', width: 640, height: 360, avifBytes: 24_000, jpegBytes: 60_000 },
  { name: '1024', width: 1024, height: 576, avifBytes: 40_000, jpegBytes: 110_000 },
  { name: '1600', width: 1600, height: 900, avifBytes: 60_000, jpegBytes: 180_000 },
] as const;

export function outputsFor(path: string): Output[] {
  return sizes.flatMap(({ name, width, height, avifBytes, jpegBytes }): Output[] => [
    { path: `${path}-${name}.avif`, format: 'avif', width, height, limitBytes: avifBytes, quality: 58 },
    { path: `${path}-${name}.jpg`, format: 'jpeg', width, height, limitBytes: jpegBytes, quality: 74 },
  ]);
}

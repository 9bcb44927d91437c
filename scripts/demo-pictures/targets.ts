import { readFileSync } from 'node:fs';
import type { Canvas } from './core/canvas.ts';
import { hue } from './palette.ts';
import type { Output } from './render.ts';
import { balconyViews } from './scenes/balcony-view.ts';
import { bathrooms } from './scenes/bathroom.ts';
import { bedrooms } from './scenes/bedroom.ts';
import { flatExteriors } from './scenes/flat-exterior.ts';
import { houseExteriors } from './scenes/house-exterior.ts';
import { kitchens } from './scenes/kitchen.ts';
import { lands } from './scenes/land.ts';
import { livingRooms } from './scenes/living-room.ts';
import { shopFronts } from './scenes/shop-front.ts';
import { shopInsides } from './scenes/shop-inside.ts';

/** A picture and the files it becomes. */
interface Target {
  kind: string;
  draw(): Canvas | string;
  outputs: readonly Output[];
}

const scenes = [
  ...houseExteriors,
  ...flatExteriors,
  ...livingRooms,
  ...bedrooms,
  ...kitchens,
  ...bathrooms,
  ...balconyViews,
  ...shopFronts,
  ...shopInsides,
  ...lands,
];

export function listingTargets(folder: string): Target[] {
  return scenes.map(({ kind, number, draw }) => {
    const path = `${folder}/${kind}-${String(number).padStart(2, '0')}.webp`;
    return {
      kind,
      draw,
      outputs: [{ path, format: 'webp', width: 1600, height: 1200, limitBytes: 60_000, quality: 52 }],
    };
  });
}

/** The mark on a paper ground, for home screens that cut their own corners. */
export function iconTargets(folder: string): Target[] {
  const size = 180;
  return [
    {
      kind: 'icon',
      draw() {
        const mark = readFileSync(`${folder}/favicon.svg`, 'utf8').replace(
          '<svg ',
          '<svg x="24" y="24" width="132" height="132" ',
        );
        const ground = `<rect width="${size}" height="${size}" fill="${hue.paper}"/>`;
        return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`;
      },
      outputs: [
        {
          path: `${folder}/apple-touch-icon.png`,
          format: 'png',
          width: size,
          height: size,
          limitBytes: 8000,
          quality: 100,
        },
      ],
    },
  ];
}

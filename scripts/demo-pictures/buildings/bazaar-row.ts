import { darken, lighten } from '../core/colour.ts';
import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import { hue } from '../palette.ts';
import { windowOn } from './openings.ts';
import { railing } from './railings.ts';
import { awning, type ShopSettings, shopUnit, shopWidth } from './shop-unit.ts';
import { waterTank } from './town-house.ts';
import { wallsOf } from './wall.ts';

export interface RowSettings {
  shops: readonly ShopSettings[];
  wall: string;
  trim: string;
  upperStoreys: number;
  balcony?: boolean;
}

/** A bazaar building: shops on the street, flats above, its front at z = 0 from x = 0. */
export function bazaarRow(
  stage: Stage,
  { shops, wall, trim, upperStoreys, balcony: withBalcony }: RowSettings,
): void {
  const { random, mood } = stage;
  const width = shops.length * shopWidth;
  const [plinth, ground, storey, depth] = [0.35, 4, 3, 8];
  const height = ground + upperStoreys * storey;
  box(stage, [0, 0, -0.55], [width, plinth, depth + 0.55], '#b5a68e', { fade: 0.15 });
  stage.solid(() => {
    const low = [0, plinth, 0] as const;
    const size = [width, height, depth] as const;
    box(stage, low, size, wall, { fade: 0.04 });
    const { front, left, right } = wallsOf(stage, low, size);
    shops.forEach((shop, index) => {
      shopUnit(front, index * shopWidth, shop);
    });
    front.slab(0, ground - 0.05, width, 0.22, 0.18, trim);
    for (let floor = 0; floor < upperStoreys; floor++) {
      const v = ground + floor * storey;
      for (let index = 0; index < shops.length * 2; index++) {
        const lit = mood.lampsLit && random.chance(0.55);
        windowOn(front, index * 2 + 0.45, v + 0.8, 1.1, 1.45, {
          frame: lighten(trim, 0.1),
          panes: [2, 2],
          shutters: index % 2 ? undefined : trim,
          curtain: '#f0e2c4',
          lit,
          sunshade: true,
        });
      }
      for (const side of [left, right])
        for (const u of [1.4, 4.8])
          windowOn(side, u, v + 0.8, 1.2, 1.4, {
            frame: hue.chalk,
            panes: [2, 1],
            sunshade: true,
            lit: mood.lampsLit && random.chance(0.4),
          });
    }
    for (const side of [left, right]) side.rect(0, 0, depth, 0.6, darken(wall, 0.2));
  });
  if (withBalcony) {
    box(stage, [0.2, plinth + ground + 0.1, -0.9], [width - 0.4, 0.14, 0.9], lighten(trim, 0.2));
    railing(stage, [0.2, plinth + ground + 0.24, -0.88], width - 0.4, 'lattice', trim);
  }
  box(stage, [-0.2, plinth + height, -0.3], [width + 0.4, 0.22, depth + 0.5], lighten(wall, 0.35));
  box(stage, [0, plinth + height + 0.22, 0], [width, 0.7, 0.14], wall);
  waterTank(stage, [width * 0.7, plinth + height + 0.22, 3]);
  stage.placed([0, plinth, 0], 0, () => {
    shops.forEach((shop, index) => {
      if (shop.awning) awning(stage, index * shopWidth, shop.awning);
    });
  });
}

import { darken, lighten } from '../core/colour.ts';
import type { Point } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { foliage, type Planting } from './trees.ts';
import { blade } from './tropical.ts';

const blossoms = ['#e2574c', '#f0a53a', '#f4d35e', '#d95d8a', '#fbf3e4', '#b76fb0'] as const;

/** A low rounded bush, in flower when a blossom colour is given. */
export function bush(planting: Planting, blossom?: string): void {
  const {
    canvas,
    mood,
    random,
    at: [x, y],
    height,
  } = planting;
  const half = height * random.range(0.62, 0.85);
  foliage(planting, [x, y - height * 0.44], half, height * 0.5);
  if (!blossom) return;
  for (let index = 0; index < 22; index++) {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const at: Point = [
      x + Math.cos(angle) * half * 0.85 * reach,
      y - height * 0.5 + Math.sin(angle) * height * 0.4 * reach,
    ];
    const size = height * random.range(0.03, 0.055);
    canvas.ellipse(at, size, size * 0.9, underLight(mood, blossom, random.range(0.4, 1)));
  }
}

/** A clump of grass blades. */
export function tuft({ canvas, mood, random, at, height, colour }: Planting): void {
  for (const shade of [0.3, 0]) {
    let blades = '';
    for (let index = 0; index < 9; index++) {
      blades += blade(
        [at[0] + random.range(-0.3, 0.3) * height, at[1]],
        Math.PI * random.range(0.22, 0.78),
        height * random.range(0.6, 1),
        height * 0.05,
        0.12,
      );
    }
    canvas.path(
      blades,
      underLight(mood, shade ? darken(colour, shade) : lighten(colour, 0.08), 0.8 - shade * 2),
    );
  }
}

/** Leaves reaching in from a corner of the picture, which gives the view a near, a middle and a far. */
export function framingLeaves({ canvas, mood, random, at, height, colour }: Planting, towards: number): void {
  for (const shade of [0.5, 0.3]) {
    for (let index = 0; index < 7; index++) {
      const angle = towards + random.range(-0.75, 0.75);
      const shape = blade(at, angle, height * random.range(0.6, 1), height * 0.11, 0.16);
      canvas.path(
        shape,
        underLight(mood, darken(colour, shade + random.range(-0.08, 0.08)), 0.5 - shade * 0.6),
      );
    }
  }
}

export function blossomColour(planting: Pick<Planting, 'random'>): string {
  return planting.random.pick(blossoms);
}

import { Wall } from '../buildings/wall.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Point } from '../core/vectors.ts';
import { hue } from '../palette.ts';

/** A woven rug lying at a place, with bands and a fringe. */
export function rug(stage: Stage, [x, z]: Point, [width, depth]: Point, colour: string, band: string): void {
  const cloth = new Wall(stage, [x - width / 2, 0.006, z - depth / 2], [1, 0, 0], [0, 0, 1]);
  for (let u = 0; u < width; u += 0.06) cloth.rect(u, -0.05, 0.03, depth + 0.1, lighten(colour, 0.5));
  cloth.rect(0, 0, width, depth, colour);
  cloth.rect(0.1, 0.1, width - 0.2, depth - 0.2, band);
  cloth.rect(0.16, 0.16, width - 0.32, depth - 0.32, lighten(colour, 0.12));
  for (let u = 0.4; u < width - 0.3; u += 0.34) {
    for (let v = 0.36; v < depth - 0.25; v += 0.34) {
      const motif: Point[] = [
        [u - 0.09, v],
        [u, v + 0.09],
        [u + 0.09, v],
        [u, v - 0.09],
      ];
      cloth.shape(motif, mix(band, colour, 0.25));
    }
  }
}

export function roundRug(stage: Stage, [x, z]: Point, radius: number, colour: string): void {
  const cloth = new Wall(stage, [x, 0.006, z], [1, 0, 0], [0, 0, 1]);
  [1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].forEach((share, index) => {
    cloth.ellipse([0, 0], radius * share, radius * share, index % 2 ? lighten(colour, 0.35) : colour);
  });
}

/** A framed print: hills, a sun, a leaf. */
export function framed(
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  frame: string,
  print: number,
): void {
  wall.shade(u + 0.03, v - 0.04, width, height, 0.16);
  wall.slab(u, v, width, height, 0.03, frame);
  const out = 0.031;
  const shape = (corners: readonly Point[], colour: string) => {
    wall.shape(
      corners.map(([x, y]): Point => [u + x * width, v + y * height]),
      colour,
      {},
      out,
    );
  };
  const square = (inset: number): Point[] => [
    [inset, inset],
    [inset, 1 - inset],
    [1 - inset, 1 - inset],
    [1 - inset, inset],
  ];
  shape(square(0.07), hue.chalk);
  if (print === 0) {
    shape(square(0.17), '#f2d9ae');
    shape(circle(0.62, 0.62, 0.1), hue.terracotta);
    shape(
      [
        [0.17, 0.17],
        [0.17, 0.42],
        [0.38, 0.62],
        [0.55, 0.4],
        [0.7, 0.52],
        [0.83, 0.38],
        [0.83, 0.17],
      ],
      '#7fa390',
    );
    shape(
      [
        [0.17, 0.17],
        [0.17, 0.3],
        [0.4, 0.4],
        [0.83, 0.24],
        [0.83, 0.17],
      ],
      hue.tea,
    );
  } else if (print === 1) {
    shape(square(0.17), '#e5e8d8');
    shape(
      [
        [0.5, 0.22],
        [0.3, 0.48],
        [0.5, 0.8],
        [0.7, 0.48],
      ],
      hue.leaf,
    );
    shape(
      [
        [0.5, 0.22],
        [0.5, 0.8],
        [0.7, 0.48],
      ],
      hue.tea,
    );
  } else {
    shape(square(0.17), '#ecd0bc');
    shape(circle(0.42, 0.55, 0.2), hue.terracotta);
    shape(
      [
        [0.17, 0.17],
        [0.17, 0.34],
        [0.83, 0.48],
        [0.83, 0.17],
      ],
      hue.indigo,
    );
  }
}

function circle(u: number, v: number, radius: number): Point[] {
  return Array.from({ length: 20 }, (_, index): Point => {
    const angle = (-2 * Math.PI * index) / 20;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });
}

/** A flat television hung on a wall. */
export function television(wall: Wall, u: number, v: number, width: number): void {
  const height = width * 0.57;
  wall.shade(u + 0.04, v - 0.05, width, height, 0.2);
  wall.slab(u, v, width, height, 0.05, '#232a28');
  const inset = (corners: readonly Point[], colour: string, opacity = 1) =>
    wall.shape(
      corners.map(([x, y]): Point => [u + x * width, v + y * height]),
      colour,
      { unlit: true, opacity },
      0.051,
    );
  inset(
    [
      [0.02, 0.03],
      [0.02, 0.97],
      [0.98, 0.97],
      [0.98, 0.03],
    ],
    '#33413f',
  );
  inset(
    [
      [0.1, 0.03],
      [0.45, 0.97],
      [0.7, 0.97],
      [0.35, 0.03],
    ],
    '#ffffff',
    0.09,
  );
}

/** A round mirror in a thin frame. */
export function roundMirror(wall: Wall, u: number, v: number, radius: number, frame: string): void {
  const { canvas, mood } = wall.stage;
  wall.ellipse([u, v], radius + 0.04, radius + 0.04, frame);
  const silver = canvas.linear(
    [
      [0, '#f4f6f0'],
      [0.5, mix(mood.sky[1], '#cfd8d4', 0.6)],
      [1, '#a9b8b4'],
    ],
    [0, 0],
    [1, 1],
  );
  wall.ellipse([u, v], radius, radius, silver, { unlit: true });
  const streak: Point[] = [
    [u - radius * 0.5, v - radius * 0.5],
    [u + radius * 0.3, v + radius * 0.8],
    [u + radius * 0.5, v + radius * 0.66],
    [u - radius * 0.3, v - radius * 0.66],
  ];
  wall.shape(streak, '#ffffff', { unlit: true, opacity: 0.35 });
}

/** Hanging shelf board with small things on it. */
export function wallShelf(wall: Wall, u: number, v: number, width: number, wood: string): void {
  const { random } = wall.stage;
  wall.shade(u, v - 0.1, width, 0.1, 0.14);
  wall.slab(u, v, width, 0.035, 0.22, wood);
  for (let along = 0.06; along < width - 0.1; along += random.range(0.08, 0.16)) {
    const tall = random.range(0.1, 0.26);
    wall.slab(
      u + along,
      v + 0.035,
      random.range(0.035, 0.08),
      tall,
      0.14,
      random.pick([hue.terracotta, hue.tea, hue.cream, hue.indigo, darken(wood, 0.2)]),
    );
  }
}

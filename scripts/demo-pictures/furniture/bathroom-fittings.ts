import { Wall } from '../buildings/wall.ts';
import { darken, lighten } from '../core/colour.ts';
import { box, disc, lathe, roundedBox } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';

const china = '#f6f5ef';
const chrome = '#cfd6d4';

/** A water closet whose cistern stands towards local +z. */
export function closet(stage: Stage, at: Vec3, turn: number): void {
  stage.placed(at, turn, () => {
    roundedBox(stage, [-0.21, 0.38, 0.12], [0.42, 0.4, 0.17], 0.04, china);
    stage.solid(() => {
      lathe(
        stage,
        [0, 0, -0.08],
        [
          [0.14, 0],
          [0.12, 0.1],
          [0.15, 0.24],
          [0.21, 0.36],
          [0.22, 0.4],
        ],
        china,
      );
      box(stage, [-0.16, 0, -0.02], [0.32, 0.38, 0.24], darken(china, 0.03));
      lathe(
        stage,
        [0, 0, -0.08],
        [
          [0.22, 0.4],
          [0.235, 0.41],
          [0.235, 0.43],
          [0.1, 0.445],
          [0, 0.445],
        ],
        lighten(china, 0.3),
      );
    });
    box(stage, [-0.03, 0.78, 0.17], [0.06, 0.015, 0.05], chrome);
  });
}

/** A vanity with a bowl basin and a tap. */
export function vanity(stage: Stage, at: Vec3, turn: number, width: number, wood: string, top: string): void {
  stage.placed(at, turn, () => {
    stage.solid(() => {
      box(stage, [-width / 2, 0.28, -0.23], [width, 0.46, 0.46], wood, { fade: 0.06 });
      const front = new Wall(stage, [-width / 2, 0.28, -0.23]);
      for (const u of [0.02, width / 2 + 0.01]) {
        front.rect(u, 0.02, width / 2 - 0.03, 0.42, darken(wood, 0.2));
        front.rect(u + 0.008, 0.028, width / 2 - 0.046, 0.404, lighten(wood, 0.1));
        front.slab(u + width / 4 - 0.08, 0.37, 0.13, 0.016, 0.02, '#d8b05c');
      }
      box(stage, [-width / 2 - 0.02, 0.74, -0.25], [width + 0.04, 0.04, 0.48], top);
    });
    stage.solid(() => {
      lathe(
        stage,
        [0, 0.78, 0],
        [
          [0.1, 0],
          [0.19, 0.06],
          [0.21, 0.13],
        ],
        china,
      );
      disc(stage, [0, 0.9, 0], 0.2, '#d8dedb');
      disc(stage, [0, 0.895, 0], 0.02, '#8d9694');
    });
    stage.solid(() => {
      lathe(
        stage,
        [0, 0.78, 0.2],
        [
          [0.022, 0],
          [0.014, 0.03],
          [0.014, 0.28],
        ],
        chrome,
      );
      box(stage, [-0.012, 1.04, 0.06], [0.024, 0.02, 0.15], chrome);
    });
  });
}

/** The bucket and mug without which no bathroom here is complete. */
export function bucket(stage: Stage, at: Vec3, colour: string, mug: string): void {
  stage.solid(() => {
    lathe(
      stage,
      at,
      [
        [0.12, 0],
        [0.155, 0.28],
        [0.165, 0.285],
        [0.165, 0.3],
      ],
      colour,
    );
    disc(stage, [at[0], 0.27, at[2]], 0.15, '#a9c9d2');
    lathe(
      stage,
      [at[0] + 0.1, 0.24, at[2] - 0.03],
      [
        [0.05, 0],
        [0.06, 0.12],
      ],
      mug,
    );
    disc(stage, [at[0] + 0.1, 0.345, at[2] - 0.03], 0.056, darken(mug, 0.35));
  });
}

/** The electric water heater high on a wall. */
export function geyser(stage: Stage, at: Vec3): void {
  lathe(
    stage,
    at,
    [
      [0, 0],
      [0.14, 0.01],
      [0.19, 0.05],
      [0.2, 0.1],
      [0.2, 0.45],
      [0.17, 0.52],
      [0, 0.54],
    ],
    '#f2f1ea',
  );
}

/** A shower corner: a glass pane along z, a rail and a rose. */
export function showerPane(stage: Stage, [x, , z]: Vec3, depth: number, height: number): void {
  stage.solid(() => {
    const pane = new Wall(stage, [x, 0.06, z], [0, 0, 1]);
    stage.outline([pane.point(0, 0), pane.point(depth, 0), pane.point(depth, height), pane.point(0, height)]);
    pane.rect(0, 0, depth, height, '#d5e8e6', { unlit: true, opacity: 0.28, twoSided: true });
    pane.shape(
      [
        [depth * 0.15, 0],
        [depth * 0.55, height],
        [depth * 0.75, height],
        [depth * 0.35, 0],
      ],
      '#ffffff',
      { unlit: true, opacity: 0.22, twoSided: true },
    );
    for (const u of [0, depth - 0.025]) pane.rect(u, 0, 0.025, height, chrome, { twoSided: true });
    pane.rect(0, height - 0.03, depth, 0.03, chrome, { twoSided: true });
    pane.rect(0, 0, depth, 0.03, chrome, { twoSided: true });
  }, false);
}

export function showerRose(stage: Stage, at: Vec3, turn: number): void {
  stage.placed(at, turn, () =>
    stage.solid(() => {
      box(stage, [-0.012, 0, -0.03], [0.024, 1.1, 0.024], chrome);
      box(stage, [-0.012, 1.08, -0.34], [0.024, 0.024, 0.33], chrome);
      lathe(
        stage,
        [0, 1.02, -0.34],
        [
          [0.12, 0],
          [0.12, 0.015],
          [0.03, 0.06],
        ],
        chrome,
      );
      box(stage, [-0.08, 0, -0.08], [0.16, 0.05, 0.06], chrome);
    }),
  );
}

export function towel(stage: Stage, wall: Wall, u: number, v: number, colour: string): void {
  wall.slab(u - 0.06, v, 0.62, 0.025, 0.07, chrome);
  stage.ornament(() => {
    wall.slab(u, v - 0.55, 0.34, 0.58, 0.08, colour, { fade: 0.06 });
    for (const band of [0.44, 0.38])
      wall.shape(
        [
          [u, v - band],
          [u, v - band + 0.025],
          [u + 0.34, v - band + 0.025],
          [u + 0.34, v - band],
        ],
        lighten(colour, 0.5),
        {},
        0.081,
      );
  });
}

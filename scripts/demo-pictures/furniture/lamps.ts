import { lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';

function glow(stage: Stage, at: Vec3, reach: number): void {
  if (!stage.mood.lampsLit) return;
  const { at: centre, scale } = stage.spot(at);
  const light = stage.canvas.radial([
    [0, '#ffe2a0', 0.6],
    [0.35, '#ffcf80', 0.22],
    [1, '#ffc46a', 0],
  ]);
  stage.canvas.ellipse(centre, scale * reach, scale * reach, light);
}

function shade(stage: Stage, at: Vec3, radius: number, height: number, colour: string): void {
  const lit = stage.mood.lampsLit;
  lathe(
    stage,
    at,
    [
      [radius, 0],
      [radius * 0.72, height],
    ],
    lit ? '#ffe6b0' : colour,
    { unlit: lit },
  );
}

export function floorLamp(stage: Stage, [x, , z]: Vec3, colour: string): void {
  stage.solid(() => {
    lathe(
      stage,
      [x, 0, z],
      [
        [0.16, 0],
        [0.16, 0.02],
        [0.015, 0.05],
        [0.015, 1.4],
      ],
      '#6b4a35',
    );
    shade(stage, [x, 1.34, z], 0.24, 0.32, colour);
    glow(stage, [x, 1.5, z], 1.2);
  });
}

export function tableLamp(stage: Stage, [x, y, z]: Vec3, foot: string, colour: string): void {
  stage.solid(() => {
    lathe(
      stage,
      [x, y, z],
      [
        [0.07, 0],
        [0.1, 0.06],
        [0.09, 0.14],
        [0.03, 0.2],
        [0.02, 0.27],
      ],
      foot,
    );
    shade(stage, [x, y + 0.25, z], 0.16, 0.2, colour);
    glow(stage, [x, y + 0.34, z], 0.9);
  });
}

export function pendant(stage: Stage, [x, y, z]: Vec3, ceiling: number, colour: string): void {
  stage.solid(() => {
    lathe(
      stage,
      [x, y + 0.2, z],
      [
        [0.008, 0],
        [0.008, ceiling - y - 0.2],
      ],
      '#4a4a44',
    );
    lathe(
      stage,
      [x, y, z],
      [
        [0.2, 0],
        [0.17, 0.1],
        [0.07, 0.18],
        [0.03, 0.24],
      ],
      colour,
    );
    const { at, scale } = stage.spot([x, y, z]);
    stage.canvas.ellipse(at, scale * 0.17, scale * 0.035, '#ffedbf');
    glow(stage, [x, y, z], 1);
  });
}

/** The fan under every ceiling of the plains. */
export function ceilingFan(stage: Stage, [x, , z]: Vec3, ceiling: number, colour: string): void {
  const y = ceiling - 0.42;
  stage.solid(() => {
    lathe(
      stage,
      [x, y + 0.1, z],
      [
        [0.015, 0],
        [0.015, 0.28],
        [0.06, 0.32],
      ],
      colour,
    );
    for (const blade of [0.35, 0.35 + (2 * Math.PI) / 3, 0.35 + (4 * Math.PI) / 3]) {
      const [cosine, sine] = [Math.cos(blade), Math.sin(blade)];
      const at = (along: number, across: number): Vec3 => [
        x + cosine * along - sine * across,
        y + across * 0.12,
        z + sine * along + cosine * across,
      ];
      stage.face([at(0.1, -0.04), at(0.62, -0.075), at(0.68, 0), at(0.62, 0.075), at(0.1, 0.04)], colour, {
        twoSided: true,
      });
    }
    lathe(
      stage,
      [x, y - 0.06, z],
      [
        [0.04, 0],
        [0.11, 0.02],
        [0.13, 0.08],
        [0.1, 0.14],
        [0.03, 0.17],
      ],
      colour,
    );
  }, false);
}

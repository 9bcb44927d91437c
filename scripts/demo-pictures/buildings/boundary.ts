import { darken, lighten } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { hue } from '../palette.ts';
import { Wall } from './wall.ts';

/** A low compound wall along x with a capping course and shallow panels. */
export function compoundWall(stage: Stage, low: Vec3, length: number, colour: string, height = 1.15): void {
  const [x, y, z] = low;
  stage.solid(() => {
    box(stage, low, [length, height, 0.16], colour, { fade: 0.1 });
    const face = new Wall(stage, [x, y, z]);
    for (let along = 0.25; along + 1.5 < length; along += 1.75) {
      face.rect(along, 0.3, 1.5, height - 0.5, darken(colour, 0.09));
      face.rect(along + 0.04, 0.3, 1.46, height - 0.54, lighten(colour, 0.06));
    }
    face.rect(0, 0, length, 0.18, darken(colour, 0.22));
    box(stage, [x - 0.04, y + height, z - 0.06], [length + 0.08, 0.09, 0.28], lighten(colour, 0.35));
  });
}

export function gatePost(stage: Stage, [x, y, z]: Vec3, colour: string): void {
  stage.solid(() => {
    box(stage, [x - 0.22, y, z - 0.22], [0.44, 1.6, 0.44], colour, { fade: 0.1 });
    box(stage, [x - 0.29, y + 1.6, z - 0.29], [0.58, 0.1, 0.58], lighten(colour, 0.35));
    const globe = stage.mood.lampsLit ? '#ffe2a0' : hue.chalk;
    lathe(
      stage,
      [x, y + 1.7, z],
      [
        [0.06, 0],
        [0.14, 0.08],
        [0.16, 0.18],
        [0.12, 0.29],
        [0, 0.33],
      ],
      globe,
      {
        unlit: stage.mood.lampsLit,
      },
    );
  });
}

/** One leaf of an iron gate; swung open it recedes along z. */
export function gateLeaf(stage: Stage, [x, y, z]: Vec3, width: number, colour: string, open: boolean): void {
  stage.solid(() => {
    const leaf = new Wall(stage, [x, y + 0.08, z], open ? [0, 0, 1] : [1, 0, 0]);
    const both = { twoSided: true };
    leaf.stage.outline([leaf.point(0, 0), leaf.point(width, 0), leaf.point(width, 1.4), leaf.point(0, 1.4)]);
    for (let along = 0.1; along < width - 0.05; along += 0.15) {
      const tall = 1.18 + 0.2 * Math.sin((along / width) * Math.PI);
      leaf.rect(along, 0, 0.035, tall, colour, both);
      leaf.ellipse([along + 0.017, tall + 0.03], 0.035, 0.06, '#d9b35c', both);
    }
    for (const v of [0.04, 0.5, 1.08]) leaf.rect(0, v, width, 0.055, colour, both);
    leaf.rect(0, 0, 0.06, 1.3, colour, both);
    leaf.rect(width - 0.06, 0, 0.06, 1.3, colour, both);
  });
}

/** Wall, gate and posts across the front of a plot, the gate around `gateX`. */
export function frontBoundary(
  stage: Stage,
  z: number,
  [left, right]: [number, number],
  gateX: number,
  colour: string,
  iron: string,
): void {
  const half = 1.7;
  compoundWall(stage, [left, 0, z], gateX - half - left - 0.2, colour);
  compoundWall(stage, [gateX + half + 0.2, 0, z], right - gateX - half - 0.2, colour);
  gatePost(stage, [gateX - half, 0, z + 0.08], colour);
  gatePost(stage, [gateX + half, 0, z + 0.08], colour);
  gateLeaf(stage, [gateX - half + 0.24, 0, z + 0.1], 1.44, iron, true);
  gateLeaf(stage, [gateX + half - 0.26, 0, z + 0.1], 1.44, iron, true);
}

import { box } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { glassPaint } from './openings.ts';
import { Wall } from './wall.ts';

export type RailingKind = 'bars' | 'glass' | 'solid' | 'lattice';

/** A railing along x (or, turned, along z) on the floor at `low`. */
export function railing(
  stage: Stage,
  low: Vec3,
  length: number,
  kind: RailingKind,
  colour: string,
  alongZ = false,
): void {
  const height = 0.95;
  const [x, y, z] = low;
  const size = (run: number, tall: number, thick: number): Vec3 =>
    alongZ ? [thick, tall, run] : [run, tall, thick];
  stage.solid(() => {
    const plane = new Wall(stage, alongZ ? [x + 0.05, y, z] : [x, y, z], alongZ ? [0, 0, 1] : [1, 0, 0]);
    if (kind === 'solid') box(stage, low, size(length, height, 0.1), colour, { fade: 0.08 });
    if (kind === 'glass') {
      plane.rect(0, 0.08, length, height - 0.12, glassPaint(stage, false), {
        unlit: true,
        opacity: 0.5,
        twoSided: true,
      });
      plane.shape(
        [
          [length * 0.2, 0.08],
          [length * 0.4, height],
          [length * 0.5, height],
          [length * 0.3, 0.08],
        ],
        '#ffffff',
        { unlit: true, opacity: 0.25, twoSided: true },
      );
    }
    if (kind === 'bars') {
      for (let along = 0.08; along < length; along += 0.15)
        plane.rect(along, 0, 0.035, height, colour, { twoSided: true });
    }
    if (kind === 'lattice') lattice(plane, length, height, colour);
    const cap = kind === 'solid' ? 0.06 : 0.05;
    box(stage, [x, y + height, z], size(length, cap, 0.1), colour);
    box(stage, [x, y, z], size(length, 0.08, 0.1), colour);
  });
}

function lattice(plane: Wall, length: number, height: number, colour: string): void {
  const both = { twoSided: true };
  for (let along = 0; along < length - 0.2; along += 0.62) {
    const panel = Math.min(0.62, length - along);
    plane.rect(along, 0, 0.05, height, colour, both);
    plane.shape(
      [
        [along, 0.08],
        [along, 0.14],
        [along + panel, height],
        [along + panel, height - 0.06],
      ],
      colour,
      both,
    );
    plane.shape(
      [
        [along, height - 0.06],
        [along, height],
        [along + panel, 0.14],
        [along + panel, 0.08],
      ],
      colour,
      both,
    );
  }
  plane.rect(length - 0.05, 0, 0.05, height, colour, both);
}

export function column(
  stage: Stage,
  [x, y, z]: Vec3,
  height: number,
  colour: string,
  thickness = 0.16,
): void {
  stage.solid(() => {
    const half = thickness / 2;
    box(stage, [x - half, y, z - half], [thickness, height, thickness], colour);
    box(stage, [x - half * 1.7, y, z - half * 1.7], [thickness * 1.7, 0.14, thickness * 1.7], colour);
    box(
      stage,
      [x - half * 1.7, y + height - 0.12, z - half * 1.7],
      [thickness * 1.7, 0.12, thickness * 1.7],
      colour,
    );
  });
}

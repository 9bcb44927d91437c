import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { tuft } from './shrubs.ts';

/** Lawn from the horizon to the picture's foot, its far edge lost in haze. */
export function lawn(stage: Stage, colour: string): void {
  const { canvas, mood, random, camera } = stage;
  const horizon = camera.centre[1];
  const shown = underLight(mood, colour, 0.75);
  canvas.band(
    canvas.linear([
      [0, mix(shown, mood.haze, 0.35)],
      [0.2, lighten(shown, 0.1)],
      [1, darken(shown, 0.2)],
    ]),
    horizon,
  );
  for (let index = 0; index < 16; index++) {
    const depth = Math.sqrt(random.next());
    const y = horizon + (canvas.height - horizon) * (0.08 + 0.92 * depth);
    const reach = 60 + 240 * depth;
    const tone = random.chance(0.5) ? lighten(shown, 0.25) : darken(shown, 0.22);
    canvas.ellipse([random.range(0, canvas.width), y], reach, reach * 0.07, { fill: tone, opacity: 0.22 });
  }
}

/** Blades of grass scattered over part of the ground, so that the lawn has a scale. */
export function grass(
  stage: Stage,
  colour: string,
  [nearZ, farZ]: readonly [number, number],
  count: number,
): void {
  const { canvas, mood, random, camera } = stage;
  for (let index = 0; index < count; index++) {
    const z = farZ - ((farZ - nearZ) * index) / count;
    const { at, scale } = camera.project([
      random.range(-0.65, 0.65) * (z - camera.position[2]) + camera.middleAt(z),
      0,
      z,
    ]);
    tuft({ canvas, mood, random, at, height: scale * random.range(0.09, 0.2), colour });
  }
}

/** A paved strip from one place on the ground to another, with joints across it. */
export function paving(
  stage: Stage,
  corners: readonly [Vec3, Vec3, Vec3, Vec3],
  colour: string,
  joints: number,
): void {
  const { canvas, mood, camera } = stage;
  const shown = underLight(mood, colour, 0.8);
  const [nearLeft, farLeft, farRight, nearRight] = corners;
  const between = (a: Vec3, b: Vec3, share: number): Vec3 => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  canvas.polygon(
    camera.outline(corners),
    canvas.linear([
      [0, lighten(shown, 0.12)],
      [1, darken(shown, 0.08)],
    ]),
  );
  for (let joint = 1; joint < joints; joint++) {
    const share = joint / joints;
    const [from, to] = [between(nearLeft, farLeft, share), between(nearRight, farRight, share)];
    const line = camera.outline([
      from,
      to,
      between(nearRight, farRight, share + 0.12 / joints),
      between(nearLeft, farLeft, share + 0.12 / joints),
    ]);
    canvas.polygon(line, { fill: darken(shown, 0.3), opacity: 0.5 });
  }
}

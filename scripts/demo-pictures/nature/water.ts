import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Point, Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';

/** A river's middle line and half width at places along its run, from near to far. */
type RiverCourse = readonly (readonly [x: number, z: number, half: number])[];

/** A snow-fed river: sand along its banks, glacial green deepening towards the viewer, ripples. */
export function river(stage: Stage, course: RiverCourse, level = 0): void {
  const { canvas, mood, random, camera } = stage;
  const smooth = refine(course);
  const bank = (extra: number): Point[] => {
    const edge = (side: number) =>
      smooth.map(
        ([x, z, half]): Vec3 => [x + side * (half + extra * (1 + 0.3 * Math.sin(z * 0.4))), level, z],
      );
    return camera.outline([...edge(-1), ...edge(1).toReversed()]);
  };
  const sand = underLight(mood, '#dccba6', 0.7);
  canvas.polygon(
    bank(2.6),
    canvas.linear([
      [0, mix(sand, mood.haze, 0.5)],
      [1, sand],
    ]),
  );
  canvas.polygon(bank(1), mix(sand, '#b7ab90', 0.5));
  const water = mix('#4f9a94', mood.sky[1], 0.4);
  canvas.polygon(
    bank(0),
    canvas.linear([
      [0, mix(mood.sky[2], water, 0.35)],
      [0.45, water],
      [1, darken(water, 0.2)],
    ]),
  );
  for (let index = 0; index < 70; index++) {
    const [x, z, half] = random.pick(smooth as [RiverCourse[number], ...RiverCourse[number][]]);
    const { at, scale } = camera.project([x + random.range(-0.85, 0.85) * half, level, z]);
    const reach = scale * random.range(0.3, 1.1);
    canvas.ellipse(at, reach, Math.max(0.7, reach * 0.035), {
      fill: lighten(water, random.range(0.35, 0.75)),
      opacity: 0.5,
    });
  }
}

function refine(course: RiverCourse): RiverCourse {
  return course.flatMap((from, index) => {
    const to = course[index + 1];
    if (!to) return [from];
    return Array.from({ length: 8 }, (_, step) => {
      const share = step / 8;
      const eased = share * share * (3 - 2 * share);
      return [
        from[0] + (to[0] - from[0]) * eased,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ] as const;
    });
  });
}

/** Rounded stones lying on a bank. */
export function boulders(stage: Stage, around: readonly (readonly [number, number])[], size: number): void {
  const { canvas, mood, random, camera } = stage;
  for (const [x, z] of around) {
    const { at, scale } = camera.project([x, 0, z]);
    const radius = scale * size * random.range(0.5, 1.2);
    const stone = random.pick(['#a8a698', '#8f9088', '#bdb7a6']);
    canvas.ellipse([at[0] + radius * 0.15, at[1] + radius * 0.1], radius * 1.15, radius * 0.3, {
      fill: mood.shadow,
      opacity: 0.25,
    });
    const shape = `M${at[0] - radius},${at[1]}q${radius * 0.1},${-radius * 0.8} ${radius * 0.9},${-radius * 0.85}q${radius * 0.95},0 ${radius * 1.1},${radius * 0.85}z`;
    canvas.path(
      shape,
      canvas.linear([
        [0, underLight(mood, lighten(stone, 0.25), 0.9)],
        [1, underLight(mood, darken(stone, 0.25), 0.1)],
      ]),
    );
  }
}

import { darken, lighten, mix } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Point, Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { Wall } from './wall.ts';

/** Concrete posts with painted tips and strands of wire, along an open line on the ground. */
export function fence(stage: Stage, line: readonly Point[], spacing: number): void {
  line.slice(1).forEach(([toX, toZ], index) => {
    const [fromX, fromZ] = line[index] ?? [toX, toZ];
    const length = Math.hypot(toX - fromX, toZ - fromZ);
    const count = Math.max(1, Math.round(length / spacing));
    for (let step = 0; step < count; step++) {
      const at = (share: number): Point => [fromX + (toX - fromX) * share, fromZ + (toZ - fromZ) * share];
      span(stage, at(step / count), at((step + 1) / count));
    }
  });
  const last = line.at(-1);
  if (last) post(stage, last);
}

function span(stage: Stage, from: Point, to: Point): void {
  post(stage, from);
  stage.solid(() => {
    for (const height of [0.45, 0.85, 1.2]) {
      const wire: Vec3[] = [
        [from[0], height, from[1]],
        [(from[0] + to[0]) / 2, height - 0.05, (from[1] + to[1]) / 2],
        [to[0], height, to[1]],
      ];
      const points = wire.map((point) => stage.spot(point));
      stage.canvas.polyline(
        points.map(({ at }) => at),
        underLight(stage.mood, '#5f6664', 0.4),
        Math.max(0.8, (points[0]?.scale ?? 1) * 0.014),
        0.75,
      );
    }
  }, false);
}

function post(stage: Stage, [x, z]: Point): void {
  stage.solid(() => {
    box(stage, [x - 0.07, 0, z - 0.07], [0.14, 1.2, 0.14], '#e2dccb', { fade: 0.15 });
    box(stage, [x - 0.072, 1.2, z - 0.072], [0.144, 0.2, 0.144], '#b8452f');
  });
}

/** Cleared ground with a worn edge, its grain running away from the viewer. */
export function clearing(stage: Stage, corners: readonly Point[], colour: string): void {
  const { canvas, camera, mood, random } = stage;
  const shown = underLight(mood, colour, 0.75);
  const ring = (grow: number) => {
    const middle = corners.reduce(
      (sum, [x, z]): Point => [sum[0] + x / corners.length, sum[1] + z / corners.length],
      [0, 0],
    );
    return corners.map(
      ([x, z]): Vec3 => [middle[0] + (x - middle[0]) * grow, 0, middle[1] + (z - middle[1]) * grow],
    );
  };
  canvas.polygon(camera.outline(ring(1.03)), { fill: darken(shown, 0.12), opacity: 0.4 });
  const outline = camera.outline(ring(1));
  canvas.polygon(
    outline,
    canvas.linear([
      [0, mix(shown, mood.haze, 0.3)],
      [0.4, lighten(shown, 0.08)],
      [1, darken(shown, 0.1)],
    ]),
  );
  canvas.clipped(outline, () => {
    for (let index = 0; index < 60; index++) {
      const y = camera.centre[1] + (canvas.height - camera.centre[1]) * Math.sqrt(random.next());
      const reach = 12 + (y - camera.centre[1]) * random.range(0.06, 0.3);
      const tone = random.pick([lighten(shown, 0.22), darken(shown, 0.2), '#7f9a50']);
      canvas.ellipse([random.range(0, canvas.width), y], reach, reach * 0.06, { fill: tone, opacity: 0.35 });
    }
  });
}

/** Survey pegs tipped red, with the string between them. */
export function pegs(stage: Stage, ring: readonly Point[]): void {
  ring.forEach(([x, z], index) => {
    const [toX, toZ] = ring[(index + 1) % ring.length] ?? [x, z];
    stage.solid(() => {
      lathe(
        stage,
        [x, 0, z],
        [
          [0.03, 0],
          [0.03, 0.5],
        ],
        '#b98a58',
        {},
        8,
      );
      lathe(
        stage,
        [x, 0.5, z],
        [
          [0.035, 0],
          [0.035, 0.16],
          [0, 0.18],
        ],
        '#c8412f',
        {},
        8,
      );
    });
    const ends = [stage.camera.project([x, 0.42, z]), stage.camera.project([toX, 0.42, toZ])];
    stage.canvas.polyline(
      ends.map(({ at }) => at),
      '#f6efe0',
      2.2,
      0.85,
    );
  });
}

/** A stack of bricks waiting on a plot. */
export function brickStack(stage: Stage, [x, , z]: Vec3, [width, height, depth]: Vec3): void {
  stage.solid(() => {
    box(stage, [x, 0, z], [width, height, depth], '#b35a3c', { fade: 0.1 });
    const sides: (readonly [Wall, number])[] = [
      [new Wall(stage, [x, 0, z]), width],
      [new Wall(stage, [x + width, 0, z], [0, 0, 1]), depth],
      [new Wall(stage, [x, 0, z + depth], [0, 0, -1]), depth],
    ];
    for (const [side, run] of sides) {
      for (let v = 0.1; v < height; v += 0.1) side.rect(0, v, run, 0.014, '#7a3a26', { opacity: 0.6 });
      for (let u = 0.2; u < run; u += 0.22) side.rect(u, 0, 0.014, height, '#7a3a26', { opacity: 0.4 });
    }
  });
}

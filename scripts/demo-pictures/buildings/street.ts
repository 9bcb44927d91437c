import { darken, lighten } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { hue } from '../palette.ts';

/** A tarred road along x between two depths, with a kerbed footpath on its far side. */
export function road(stage: Stage, near: number, far: number, footpath = 2): void {
  const { canvas, mood, camera } = stage;
  const strip = (from: number, to: number, colour: string, left = -70, right = 70) => {
    const shown = underLight(mood, colour, 0.7);
    const ring: Vec3[] = [
      [left, 0, from],
      [left, 0, to],
      [right, 0, to],
      [right, 0, from],
    ];
    canvas.polygon(
      camera.outline(ring),
      canvas.linear([
        [0, lighten(shown, 0.08)],
        [1, darken(shown, 0.12)],
      ]),
    );
  };
  strip(near, far, hue.asphalt);
  const middle = (near + far) / 2;
  for (let x = -60; x < 60; x += 4) strip(middle - 0.07, middle + 0.07, '#efe6cd', x, x + 2);
  strip(far - 0.35, far - 0.25, '#e8dfc8');
  strip(far, far + footpath, '#cfc4ad');
  for (let x = -60; x < 60; x += 1.2) strip(far, far + footpath, '#a99f8b', x, x + 0.05);
  for (let x = -60; x < 60; x += 1.6) {
    strip(far - 0.18, far, '#f3ead6', x, x + 0.8);
    strip(far - 0.18, far, '#3d4643', x + 0.8, x + 1.6);
  }
}

export function streetLamp(stage: Stage, [x, y, z]: Vec3, height = 5.4): void {
  stage.solid(() => {
    lathe(
      stage,
      [x, y, z],
      [
        [0.12, 0],
        [0.09, 0.5],
        [0.06, height],
      ],
      '#59625f',
    );
    box(stage, [x - 0.9, y + height - 0.05, z - 0.04], [0.95, 0.07, 0.08], '#59625f');
    box(stage, [x - 1.25, y + height - 0.1, z - 0.1], [0.6, 0.12, 0.2], '#6d7673');
    const { at, scale } = stage.spot([x - 0.95, y + height - 0.12, z]);
    if (!stage.mood.lampsLit) return;
    const { canvas } = stage;
    const glow = canvas.radial([
      [0, '#ffe3a3', 0.85],
      [0.2, '#ffd07a', 0.35],
      [1, '#ffc46a', 0],
    ]);
    canvas.ellipse(at, scale * 1.7, scale * 1.7, glow);
    canvas.ellipse(at, scale * 0.26, scale * 0.08, '#fff3cf');
  });
}

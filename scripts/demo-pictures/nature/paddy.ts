import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';

/** A patchwork of rice fields between low banks, the near ones showing their rows. */
export function paddies(stage: Stage, colours: readonly [string, ...string[]]): void {
  const { camera, canvas, mood, random } = stage;
  const depths = [3, 7, 13, 21, 32, 48, 72];
  depths
    .slice(1)
    .toReversed()
    .forEach((far, index) => {
      const near = depths[depths.length - 2 - index] ?? 3;
      const widthHere = 7 + near * 0.35;
      const middle = camera.middleAt(near);
      const shift = random.range(-3, 3);
      for (let x = middle - near * 1.2 - 14 + shift; x < middle + near * 1.2 + 14; x += widthHere) {
        const ring: Vec3[] = [
          [x, 0, near],
          [x + 0.6, 0, far],
          [x + widthHere + 0.6, 0, far],
          [x + widthHere, 0, near],
        ];
        const inner: Vec3[] = [
          [x + 0.3, 0, near + 0.3],
          [x + 0.8, 0, far - 0.3],
          [x + widthHere + 0.3, 0, far - 0.3],
          [x + widthHere - 0.3, 0, near + 0.3],
        ];
        const crop = mix(underLight(mood, random.pick(colours), 0.8), mood.haze, Math.min(0.45, near / 110));
        canvas.polygon(
          camera.outline(ring),
          mix(underLight(mood, '#6f8a48', 0.5), mood.haze, Math.min(0.4, near / 110)),
        );
        const outline = camera.outline(inner);
        canvas.polygon(
          outline,
          canvas.linear([
            [0, lighten(crop, 0.14)],
            [1, darken(crop, 0.1)],
          ]),
        );
        if (near < 20) canvas.clipped(outline, () => rows(stage, [x, widthHere], [near, far], crop));
      }
    });
}

function rows(
  { camera, canvas, random }: Stage,
  [left, width]: readonly [number, number],
  [near, far]: readonly [number, number],
  crop: string,
): void {
  for (let z = far; z > near; z -= 0.45) {
    let ears = '';
    for (let x = left; x < left + width; x += 0.22) {
      const {
        at: [px, py],
        scale,
      } = camera.project([x + random.range(-0.08, 0.08), 0, z]);
      const tall = scale * random.range(0.16, 0.28);
      ears += `M${px.toFixed(0)},${py.toFixed(0)}q${(tall * 0.1).toFixed(1)},${(-tall).toFixed(1)} ${(tall * 0.4).toFixed(1)},${(-tall).toFixed(1)}`;
    }
    canvas.path(ears, {
      stroke: random.chance(0.5) ? lighten(crop, 0.3) : darken(crop, 0.22),
      width: 1.6,
      opacity: 0.75,
    });
  }
}

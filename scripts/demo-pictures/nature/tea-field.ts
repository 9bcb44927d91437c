import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Point } from '../core/vectors.ts';
import { underLight } from '../mood.ts';

interface TeaField {
  near: number;
  far: number;
  /** Height of the ground at a place, in metres. */
  groundAt?: (x: number, z: number) => number;
  /** Where bushes grow; everywhere when left out. */
  grows?: (x: number, z: number) => boolean;
}

/** Clipped tea in rows across the view, drawn from the far edge towards the viewer. */
export function teaField(
  stage: Stage,
  { near, far, groundAt = () => 0, grows = () => true }: TeaField,
): void {
  const rows: number[] = [];
  const eye = stage.camera.position[2];
  for (let z = near; z < far; z += 1.5 * Math.max(1, (z - eye) / 26)) rows.push(z);
  for (const z of rows.toReversed()) {
    const step = 0.3 * Math.max(1, (z - eye) / 14);
    const reach = (z - eye) * 0.95 + 7;
    const middle = stage.camera.middleAt(z);
    let run: number[] = [];
    for (let x = middle - reach; x < middle + reach; x += step) {
      if (grows(x, z)) run.push(x);
      else {
        hedge(stage, run, z, groundAt, far);
        run = [];
      }
    }
    hedge(stage, run, z, groundAt, far);
  }
}

function hedge(
  stage: Stage,
  run: readonly number[],
  z: number,
  groundAt: (x: number, z: number) => number,
  far: number,
): void {
  if (run.length < 4) return;
  const { canvas, mood, random, camera } = stage;
  const top: Point[] = [];
  const foot: Point[] = [];
  const sprigs: Point[] = [];
  run.forEach((x, index) => {
    const ground = groundAt(x, z);
    const edge = index === 0 || index === run.length - 1 ? 0.35 : 0.78;
    const up = edge + 0.09 * Math.abs(Math.sin(x * 2.3 + z * 1.7)) + random.range(0, 0.05);
    const crest = camera.project([x, ground + up, z]);
    top.push(crest.at);
    foot.push(camera.project([x, ground, z - 0.25]).at);
    if (crest.scale > 62) sprigs.push(crest.at);
  });
  const distance = Math.min(1, (z / far) ** 1.2);
  const light = mix(underLight(mood, '#8fbf52', 0.9), mood.haze, distance * 0.4);
  const leaf = mix(underLight(mood, '#4f8f45', 0.45), mood.haze, distance * 0.4);
  const deep = mix(underLight(mood, darken('#2c5f3a', 0.2), 0), mood.haze, distance * 0.4);
  canvas.polygon(
    [...top, ...foot.toReversed()],
    canvas.linear([
      [0, light],
      [0.22, mix(light, leaf, 0.6)],
      [0.5, leaf],
      [1, deep],
    ]),
  );
  if (sprigs.length > 0) twoLeavesAndABud(stage, sprigs, camera.project([run[0] ?? 0, 0, z]).scale, light);
}

/** The pluckable shoots that lighten the top of near rows. */
function twoLeavesAndABud(
  { canvas, random }: Stage,
  places: readonly Point[],
  scale: number,
  light: string,
): void {
  for (const brighter of [0.12, 0.34]) {
    let shoots = '';
    for (const [x, y] of places) {
      const size = scale * random.range(0.05, 0.09);
      const down = scale * random.range(-0.05, 0.26);
      const left = x + random.range(-0.14, 0.14) * scale;
      shoots += `M${left.toFixed(1)},${(y + down).toFixed(1)}q${(-size).toFixed(1)},${(-size * 0.4).toFixed(1)} ${(-size * 1.1).toFixed(1)},${(-size * 1.1).toFixed(1)}q${size.toFixed(1)},0 ${(size * 1.1).toFixed(1)},${(size * 1.1).toFixed(1)}q${(size * 0.2).toFixed(1)},${(-size).toFixed(1)} ${(size * 1.1).toFixed(1)},${(-size).toFixed(1)}q${(-size * 0.1).toFixed(1)},${(size * 0.8).toFixed(1)} ${(-size * 1.1).toFixed(1)},${size.toFixed(1)}z`;
    }
    canvas.path(shoots, lighten(mix(light, '#b9d35f', 0.35), brighter));
  }
}

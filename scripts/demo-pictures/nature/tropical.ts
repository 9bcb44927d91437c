import { darken, lighten } from '../core/colour.ts';
import type { Point } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import type { Planting } from './trees.ts';

/** A leaf or frond bent under its weight, pointed at both ends. */
export function blade([x, y]: Point, angle: number, length: number, width: number, droop: number): string {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [x + cosine * length, y - sine * length + droop * length];
  const middle: Point = [x + cosine * length * 0.55, y - sine * length * 0.75];
  const [offX, offY] = [sine * width, cosine * width];
  const at = (...[px, py]: Point) => `${px.toFixed(1)},${py.toFixed(1)}`;
  return `M${at(x, y)}Q${at(middle[0] - offX, middle[1] - offY)} ${at(...tip)}Q${at(middle[0] + offX, middle[1] + offY)} ${at(x, y)}z`;
}

/** The areca palm of every Bengal garden: a thin ringed stem and a neat crown. */
export function arecaPalm({ canvas, mood, random, at: [x, y], height, colour }: Planting): void {
  const lean = random.range(-0.05, 0.05) * height;
  const crown: Point = [x + lean, y - height * 0.74];
  canvas.path(`M${x},${y}Q${x + lean * 0.2},${y - height * 0.4} ${crown.join(',')}`, {
    stroke: underLight(mood, '#a99f86', 0.5),
    width: height * 0.024,
  });
  canvas.path(`M${crown[0]},${crown[1] + height * 0.02}v${-height * 0.07}`, {
    stroke: underLight(mood, '#8aa35e', 0.7),
    width: height * 0.032,
  });
  for (const layer of [0, 1]) {
    const tone = underLight(mood, layer ? lighten(colour, 0.12) : darken(colour, 0.3), layer ? 0.9 : 0.2);
    let fronds = '';
    for (let index = 0; index < 8; index++) {
      const angle = Math.PI * (0.02 + (0.96 * (index + random.range(-0.2, 0.2))) / 7);
      fronds += blade(
        [crown[0], crown[1] - height * 0.05],
        angle,
        height * random.range(0.26, 0.34),
        height * 0.03,
        0.34,
      );
    }
    canvas.path(fronds, tone);
  }
}

/** A clump of bamboo: many leaning culms and hanging leaves. */
export function bamboo({ canvas, mood, random, at: [x, y], height, colour }: Planting): void {
  const culms = Array.from({ length: 12 }, () => random.range(-1, 1)).toSorted(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const lean of culms) {
    const tall = height * random.range(0.72, 1);
    const foot: Point = [x + lean * height * 0.07, y];
    const tip: Point = [x + lean * height * 0.42, y - tall];
    const bend: Point = [foot[0] + lean * height * 0.04, y - tall * 0.7];
    const stem = random.chance(0.4) ? '#a9ad5c' : '#7f9a50';
    canvas.path(`M${foot.join(',')}Q${bend.join(',')} ${tip.join(',')}`, {
      stroke: underLight(mood, stem, 0.5 - lean * 0.3 * Math.sign(-mood.towardsSun[0])),
      width: height * 0.015,
    });
    for (const shade of [0.35, 0.08]) {
      let leaves = '';
      for (let index = 0; index < 13; index++) {
        const up = random.range(0.35, 1);
        const at: Point = [
          foot[0] +
            (bend[0] - foot[0]) * 2 * up * (1 - up) +
            (tip[0] - foot[0]) * up * up +
            random.range(-1, 1) * height * 0.05,
          y - tall * up * random.range(0.94, 1.04),
        ];
        leaves += blade(
          at,
          random.range(-0.4, Math.PI + 0.4),
          height * random.range(0.06, 0.11),
          height * 0.011,
          0.4,
        );
      }
      canvas.path(leaves, underLight(mood, darken(colour, shade), 0.9 - shade * 2));
    }
  }
}

/** A banana plant: broad torn leaves from a green stem. */
export function bananaPlant({ canvas, mood, random, at: [x, y], height, colour }: Planting): void {
  canvas.path(
    `M${x - height * 0.035},${y}L${x - height * 0.02},${y - height * 0.5}h${height * 0.04}L${x + height * 0.035},${y}z`,
    underLight(mood, '#93a35c', 0.4),
  );
  const root: Point = [x, y - height * 0.46];
  for (let index = 0; index < 9; index++) {
    const angle = Math.PI * (0.08 + 0.84 * ((index * 0.382) % 1));
    const length = height * random.range(0.42, 0.58);
    const shape = blade(root, angle, length, height * 0.1, 0.22);
    const facing = Math.cos(angle) * mood.towardsSun[0] > 0 ? 0.95 : 0.25;
    canvas.path(shape, underLight(mood, index % 2 ? lighten(colour, 0.1) : colour, facing));
    const tip: Point = [
      root[0] + Math.cos(angle) * length * 0.9,
      root[1] - Math.sin(angle) * length * 0.9 + 0.18 * length,
    ];
    canvas.path(
      `M${root.join(',')}Q${root[0] + Math.cos(angle) * length * 0.55},${root[1] - Math.sin(angle) * length * 0.72} ${tip.join(',')}`,
      { stroke: underLight(mood, lighten(colour, 0.35), 0.8), width: height * 0.008, opacity: 0.7 },
    );
  }
}

import { darken, lighten } from '../core/colour.ts';
import { disc, lathe } from '../core/shapes.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { blade } from '../nature/tropical.ts';

type PotPlant = 'palm' | 'snake' | 'rubber' | 'fern';

const habits = {
  palm: { leaves: 15, spread: 0.44, width: 0.035, droop: 0.28, colour: '#5f9a55' },
  snake: { leaves: 10, spread: 0.15, width: 0.05, droop: 0, colour: '#6f9c5c' },
  rubber: { leaves: 17, spread: 0.42, width: 0.13, droop: 0.1, colour: '#3f7a4f' },
  fern: { leaves: 20, spread: 0.5, width: 0.04, droop: 0.5, colour: '#77a858' },
} as const;

/** A house plant in a turned pot. */
export function potPlant(stage: Stage, [x, y, z]: Vec3, kind: PotPlant, height: number, pot: string): void {
  const potHeight = Math.min(0.42, height * 0.3);
  const radius = potHeight * 0.52;
  stage.solid(() => {
    lathe(
      stage,
      [x, y, z],
      [
        [radius * 0.68, 0],
        [radius, potHeight * 0.82],
        [radius * 1.08, potHeight * 0.84],
        [radius * 1.08, potHeight],
      ],
      pot,
    );
    disc(stage, [x, y + potHeight - 0.01, z], radius, '#4d3a2b');
    leaves(stage, [x, y + potHeight, z], kind, height - potHeight);
  });
}

function leaves(stage: Stage, [x, y, z]: Vec3, kind: PotPlant, height: number): void {
  const { leaves: count, spread, width, droop, colour } = habits[kind];
  const half = height * spread;
  stage.outline([
    [x - half, y, z],
    [x - half, y + height, z],
    [x + half, y + height, z],
    [x + half, y, z],
  ]);
  const { at, scale } = stage.spot([x, y, z]);
  const { canvas, mood, random } = stage;
  const tall = height * scale;
  if (kind === 'rubber')
    canvas.path(`M${at.join(',')}v${-tall * 0.8}`, { stroke: '#6b553c', width: tall * 0.022 });
  for (let index = 0; index < count; index++) {
    const share = (index * 0.618) % 1;
    const angle = Math.PI * (0.5 + (share - 0.5) * spread * 2.1);
    const rise = kind === 'rubber' ? (tall * 0.75 * index) / count : 0;
    const length = tall * (kind === 'rubber' ? 0.34 : random.range(0.75, 1));
    const tone = index % 3 === 0 ? darken(colour, 0.25) : index % 3 === 1 ? colour : lighten(colour, 0.16);
    const shape = blade(
      [at[0], at[1] - rise],
      kind === 'rubber' ? angle + (index % 2 ? 0.7 : -0.7) : angle,
      length,
      tall * width,
      droop * Math.abs(Math.cos(angle)) * 1.6,
    );
    canvas.path(shape, underLight(mood, tone, 0.4 + 0.5 * (index / count)));
  }
}

export function vase(stage: Stage, [x, y, z]: Vec3, colour: string, flower: string): void {
  stage.solid(() => {
    lathe(
      stage,
      [x, y, z],
      [
        [0.05, 0],
        [0.08, 0.07],
        [0.06, 0.16],
        [0.035, 0.2],
        [0.045, 0.23],
      ],
      colour,
    );
    const { at, scale } = stage.spot([x, y + 0.22, z]);
    const { canvas, mood, random } = stage;
    stage.outline([
      [x - 0.15, y, z],
      [x - 0.15, y + 0.5, z],
      [x + 0.15, y + 0.5, z],
      [x + 0.15, y, z],
    ]);
    for (let stem = 0; stem < 7; stem++) {
      const tip = [
        at[0] + random.range(-0.13, 0.13) * scale,
        at[1] - random.range(0.1, 0.24) * scale,
      ] as const;
      canvas.path(`M${at.join(',')}Q${at[0]},${tip[1]} ${tip.join(',')}`, {
        stroke: underLight(mood, '#5f8a4c', 0.5),
        width: scale * 0.009,
      });
      canvas.ellipse(tip, scale * 0.035, scale * 0.032, underLight(mood, flower, random.range(0.3, 1)));
      canvas.ellipse(tip, scale * 0.012, scale * 0.011, underLight(mood, '#f2c14e', 0.9));
    }
  });
}

import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { bush, tuft } from './shrubs.ts';
import { broadTree, conifer, type Planting, shadeTree } from './trees.ts';
import { arecaPalm, bamboo, bananaPlant } from './tropical.ts';

const species = {
  broad: { draw: broadTree, colour: '#4f8548', spread: 0.4 },
  shade: { draw: shadeTree, colour: '#6f9a4e', spread: 0.4 },
  conifer: { draw: conifer, colour: '#3d7258', spread: 0.2 },
  areca: { draw: arecaPalm, colour: '#5c9150', spread: 0.3 },
  bamboo: { draw: bamboo, colour: '#7fa552', spread: 0.45 },
  banana: { draw: bananaPlant, colour: '#6fa452', spread: 0.4 },
  bush: { draw: (planting: Planting) => bush(planting), colour: '#568a4a', spread: 0.7 },
  tuft: { draw: tuft, colour: '#7c9f4f', spread: 0.5 },
} as const;

export type Species = keyof typeof species;

/** Plants something on the stage's ground, facing the viewer, with a soft round shadow at its foot. */
export function plant(
  stage: Stage,
  kind: Species,
  [x, y, z]: Vec3,
  heightMetres: number,
  blossom?: string,
): void {
  const { draw, colour, spread } = species[kind];
  const half = heightMetres * spread;
  stage.solid(() => {
    stage.outline([
      [x - half, y, z],
      [x - half, y + heightMetres, z],
      [x + half, y + heightMetres, z],
      [x + half, y, z],
    ]);
    const { at, scale } = stage.spot([x, y, z]);
    const { canvas, mood, random } = stage;
    const shade = canvas.radial([
      [0, mood.shadow, 0.42],
      [0.6, mood.shadow, 0.22],
      [1, mood.shadow, 0],
    ]);
    const reach = heightMetres * scale * Math.min(0.4, spread * 0.9);
    canvas.ellipse([at[0] - Math.sign(mood.towardsSun[0]) * reach * 0.3, at[1]], reach, reach * 0.17, shade);
    const planting = { canvas, mood, random, at, height: heightMetres * scale, colour };
    if (kind === 'bush') bush(planting, blossom);
    else draw(planting);
  }, false);
}

/** Several of a kind, each given by x, z and its height. */
export function trees(
  stage: Stage,
  kind: Species,
  places: readonly (readonly [x: number, z: number, heightMetres: number])[],
): void {
  for (const [x, z, height] of places) plant(stage, kind, [x, 0, z], height);
}

import { clearing, fence } from '../buildings/plot-marks.ts';
import { kashGrass } from '../nature/field-life.ts';
import { trees } from '../nature/garden.ts';
import { boulders, river } from '../nature/water.ts';
import type { Land } from './land.ts';

/** Banks of the Teesta and the Mahananda. */
export const riverPlots: readonly Land[] = [
  {
    mood: 'golden',
    ground: '#8aa257',
    eye: 3.6,
    yaw: 6,
    hills: 360,
    tidy: true,
    lay(stage) {
      river(stage, [
        [13, 2, 4],
        [9, 13, 4],
        [12, 26, 4.5],
        [2, 46, 5],
        [6, 90, 5],
      ]);
      boulders(
        stage,
        [
          [6.2, 8],
          [5.2, 10.5],
          [7, 6.6],
          [4.9, 14],
          [6.6, 18],
          [5.6, 8.8],
        ],
        0.5,
      );
      clearing(
        stage,
        [
          [-9, 5],
          [-8, 18],
          [1.5, 18],
          [2.6, 5],
        ],
        '#c2ab78',
      );
      fence(
        stage,
        [
          [-9, 5],
          [-8, 18],
          [1.5, 18],
          [2.6, 5],
        ],
        3.2,
      );
      trees(stage, 'broad', [
        [-11, 20, 7],
        [-3, 24, 7.5],
        [-17, 26, 9],
      ]);
      trees(stage, 'bamboo', [[-12, 12, 6.5]]);
    },
  },
  {
    mood: 'dawn',
    ground: '#a3ad68',
    eye: 2.8,
    yaw: -6,
    snow: true,
    hills: 200,
    lay(stage) {
      river(stage, [
        [-12, 2, 4],
        [-8, 14, 5],
        [-14, 28, 6],
        [0, 50, 7],
        [-6, 95, 8],
      ]);
      clearing(
        stage,
        [
          [-0.5, 5],
          [0.6, 18],
          [10, 18],
          [10.5, 5],
        ],
        '#c9b67f',
      );
      fence(
        stage,
        [
          [-0.5, 5],
          [0.6, 18],
          [10, 18],
        ],
        3.1,
      );
      for (const [x, z, tall] of [
        [-4.4, 7, 2],
        [-3, 9, 2.2],
        [-3.9, 11, 2],
        [-2.2, 13, 2.1],
        [-4.6, 5.4, 2.2],
        [-2.6, 6, 1.9],
        [-1.8, 16, 2],
        [-3.4, 18, 2.1],
        [-5.2, 9.5, 1.8],
      ] as const)
        kashGrass(stage, [x, 0, z], tall);
      trees(stage, 'broad', [
        [12, 22, 7],
        [7, 28, 8],
      ]);
    },
  },
];

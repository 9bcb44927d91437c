import { fence, pegs } from '../buildings/plot-marks.ts';
import { trees } from '../nature/garden.ts';
import { paddies } from '../nature/paddy.ts';
import { teaField } from '../nature/tea-field.ts';
import type { Land } from './land.ts';

/** Tea and rice. */
export const farmPlots: readonly Land[] = [
  {
    mood: 'morning',
    ground: '#7fa552',
    eye: 3.4,
    yaw: 0,
    snow: true,
    hills: 210,
    lay(stage) {
      teaField(stage, { near: 2.6, far: 80 });
      fence(
        stage,
        [
          [-8, 5],
          [-3.5, 34],
        ],
        5,
      );
      trees(stage, 'shade', [
        [-9, 22, 8],
        [8, 17, 8.5],
        [15, 38, 9],
        [-20, 42, 9],
        [2, 48, 9],
      ]);
    },
  },
  {
    mood: 'golden',
    ground: '#93a550',
    eye: 3.2,
    yaw: 10,
    hills: 250,
    lay(stage) {
      paddies(stage, ['#a9b04f', '#d0b253', '#8fae4c', '#bfa94c']);
      trees(stage, 'areca', [
        [-6, 18, 8],
        [-7.4, 20, 7.4],
        [-4.8, 21, 8.4],
        [11, 30, 9],
        [12.4, 32, 8],
      ]);
      trees(stage, 'banana', [
        [-9, 17, 4],
        [-10.5, 19, 4.4],
      ]);
      trees(stage, 'broad', [
        [16, 40, 9],
        [-18, 40, 9],
      ]);
      pegs(stage, [
        [-2.6, 7],
        [-2.4, 13],
        [4, 13],
        [4.8, 7],
      ]);
    },
  },
  {
    mood: 'dusk',
    ground: '#5f8a52',
    eye: 4.2,
    yaw: -4,
    snow: true,
    hills: 230,
    lay(stage) {
      teaField(stage, {
        near: 2.6,
        far: 90,
        groundAt: (x, z) => 1.4 * Math.sin(x * 0.07 + z * 0.05) + Math.max(0, (z - 30) * 0.05),
        grows: (x, z) => Math.abs(x - 1.5 * Math.sin(z * 0.12)) > 1.5,
      });
      trees(stage, 'shade', [
        [-8, 20, 8],
        [7, 26, 9],
        [16, 34, 9],
        [-18, 40, 9],
      ]);
    },
  },
];

import { brickStack, clearing, fence, pegs } from '../buildings/plot-marks.ts';
import { road, streetLamp } from '../buildings/street.ts';
import type { Point } from '../core/vectors.ts';
import { trees } from '../nature/garden.ts';
import type { Land } from './land.ts';

const plotRing: readonly Point[] = [
  [-7, 4],
  [-6.2, 17],
  [6.4, 17],
  [7.4, 4],
];

/** Cleared ground, ready to be built on. */
export const buildingPlots: readonly Land[] = [
  {
    mood: 'winter',
    ground: '#9aab5c',
    eye: 2.6,
    yaw: -8,
    snow: true,
    hills: 190,
    lay(stage) {
      clearing(stage, plotRing, '#b7b36c');
      fence(stage, plotRing, 3);
      trees(stage, 'bamboo', [
        [-9.5, 15, 7],
        [-12, 20, 8],
      ]);
      trees(stage, 'broad', [
        [10, 20, 7],
        [14, 26, 8],
      ]);
      trees(stage, 'areca', [
        [4, 24, 7.5],
        [6, 26, 8.2],
      ]);
    },
  },
  {
    mood: 'morning',
    ground: '#86a955',
    eye: 2.4,
    yaw: -14,
    town: true,
    tidy: true,
    hills: 240,
    lay(stage) {
      road(stage, 1.5, 6.5, 1.6);
      clearing(
        stage,
        [
          [-8, 9.2],
          [-7.5, 21],
          [7, 21],
          [7.5, 9.2],
        ],
        '#bfa878',
      );
      fence(
        stage,
        [
          [-8, 9],
          [-7.5, 21],
          [7, 21],
          [7.5, 9],
        ],
        3,
      );
      brickStack(stage, [3, 0, 11.5], [2, 1, 1.1]);
      streetLamp(stage, [-5.5, 0, 7.6]);
      trees(stage, 'broad', [
        [-11, 22, 7],
        [10, 24, 7.5],
      ]);
      trees(stage, 'banana', [
        [8.6, 17, 4],
        [-9.6, 16, 4.2],
      ]);
    },
  },
  {
    mood: 'monsoon',
    ground: '#74a556',
    eye: 2.8,
    yaw: 7,
    hills: 330,
    lay(stage) {
      clearing(
        stage,
        [
          [-6.5, 5],
          [-5.8, 16],
          [5.6, 16],
          [6.6, 5],
        ],
        '#b4714a',
      );
      pegs(stage, [
        [-5, 6.2],
        [-4.6, 14.5],
        [4.4, 14.5],
        [5, 6.2],
      ]);
      brickStack(stage, [-3.6, 0, 11], [1.6, 0.8, 1]);
      trees(stage, 'bamboo', [
        [9, 17, 8],
        [12, 20, 8.5],
        [-15, 26, 9],
      ]);
      trees(stage, 'banana', [
        [-8.4, 14, 4.4],
        [-9.6, 16, 4.8],
        [7.8, 13, 4],
      ]);
      trees(stage, 'conifer', [
        [-3, 30, 10],
        [2, 34, 11],
        [6, 32, 9.5],
      ]);
    },
  },
];

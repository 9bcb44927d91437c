import { hillBungalow } from '../demo-pictures/buildings/hill-bungalow.ts';
import { Canvas } from '../demo-pictures/core/canvas.ts';
import { Stage } from '../demo-pictures/core/stage.ts';
import { normalise, type Point } from '../demo-pictures/core/vectors.ts';
import { type Mood, moods } from '../demo-pictures/mood.ts';
import { teaPlucker } from '../demo-pictures/nature/field-life.ts';
import { plant } from '../demo-pictures/nature/garden.ts';
import { lawn } from '../demo-pictures/nature/ground.ts';
import { hillLayers, mist } from '../demo-pictures/nature/ridges.ts';
import { framingLeaves } from '../demo-pictures/nature/shrubs.ts';
import { birds, sky } from '../demo-pictures/nature/sky.ts';
import { snowLine } from '../demo-pictures/nature/snow-line.ts';
import { teaField } from '../demo-pictures/nature/tea-field.ts';
import { treeLine } from '../demo-pictures/nature/tree-line.ts';
import { hue } from '../demo-pictures/palette.ts';
import { beams, glow, motes, sunDisc, vignette } from './light.ts';

const [width, height] = [1600, 900];

/** Rolling tea below the hills at sunrise: pluckers in the rows, mist in the hollows, the snows above it all. */
export function teaGarden(): Canvas {
  const stage = new Stage(
    'hero-tea-garden',
    mood,
    { position: [0, 5.2, -3], focal: 1250, centre: [800, horizon] },
    new Canvas(width, height),
  );
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  glow(canvas, sun, 780, '#ffd493', 0.75);
  snowLine(canvas, mood, random, { left: 560, width: 1120, foot: horizon - 92, height: 225 });
  hillLayers(canvas, mood, random, horizon, 190);
  sunDisc(canvas, sun, 44, '#ffe3a6');
  treeLine(canvas, mood, random, horizon + 8, 52);
  birds(canvas, mood, random, [560, 130]);
  lawn(stage, '#6f9a4c');
  teaField(stage, { near: 2.4, far: 120, groundAt, grows: (x, z) => Math.abs(x - path(z)) > 0.9 + z * 0.01 });
  furnish(stage);
  stage.flush();
  for (const [x, z, sari] of pluckers) teaPlucker(stage, [x, groundAt(x, z), z], sari);
  beams(canvas, random, { from: sun, between: [0.12, 1.35], reach: 1300, colour: '#ffe2a8', strength: 0.3 });
  mist(canvas, mood, horizon + 22, 90);
  motes(canvas, random, '#fff3c9', 46, { left: 60, right: 1100, top: 420, bottom: 800 });
  framingLeaves({ canvas, mood, random, at: [1630, -10], height: 280, colour: '#2f6b3a' }, Math.PI + 0.5);
  vignette(canvas, '#27402f', 0.55, [0.42, 0.42]);
  return canvas;
}

const mood: Mood = {
  ...moods.morning,
  sky: ['#7fb0c4', '#e6dcc0', '#ffdf9f'],
  haze: '#f8e2b4',
  hills: ['#a9b7b2', '#7b9d84', '#47774f'],
  snow: '#fff3dc',
  snowShade: '#b7b9c9',
  cloud: '#fff0cf',
  sun: [0.46, 0.36, 0.14],
  ambient: [0.66, 0.7, 0.68],
  towardsSun: normalise([-0.8, 0.45, 0.2]),
};
const horizon = 372;
const sun: Point = [285, 248];

/** Long swells that hide one row behind the next. */
const groundAt = (x: number, z: number) => {
  const far = Math.min(1, Math.max(0, (z - 16) / 60));
  return (
    1.5 * Math.sin(x * 0.075 + 0.6) * Math.min(1, z / 24) +
    0.8 * Math.sin(z * 0.13 + x * 0.02) +
    far * far * (2.4 + 2.6 * Math.sin(x * 0.035 + 1.9))
  );
};

const path = (z: number) => 5 + 5 * Math.sin(z * 0.055);

const pluckers = [
  [-3.4, 15, '#c8412f'],
  [-1.4, 16.4, '#e6b23f'],
  [-6.6, 13.6, '#8a4f96'],
  [-9.4, 20, '#2f8a86'],
  [10.6, 20, '#e06a3f'],
  [13.4, 24, '#d9568a'],
  [-15, 31, '#e6b23f'],
  [-12.6, 33, '#c8412f'],
] as const;

function furnish(stage: Stage): void {
  for (const [x, z, tall] of [
    [-14, 24, 8.5],
    [-26, 38, 9.5],
    [15, 28, 8.5],
    [26, 42, 10],
    [-6, 58, 10],
    [35, 62, 10],
    [-40, 66, 11],
    [8, 76, 10],
    [-22, 84, 11],
  ] as const)
    plant(stage, 'shade', [x, groundAt(x, z), z], tall);
  stage.placed([-19, groundAt(-13, 62), 62], 8, () =>
    hillBungalow(stage, { wall: hue.paper, roof: '#a8452f', wood: hue.tea, curtain: hue.cream, variant: 1 }),
  );
}

import { hillBungalow } from '../buildings/hill-bungalow.ts';
import { Canvas } from '../core/canvas.ts';
import { Stage } from '../core/stage.ts';
import { moods } from '../mood.ts';
import { teaPlucker } from '../nature/field-life.ts';
import { plant } from '../nature/garden.ts';
import { lawn } from '../nature/ground.ts';
import { hillLayers, mist, ridge } from '../nature/ridges.ts';
import { framingLeaves } from '../nature/shrubs.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { teaField } from '../nature/tea-field.ts';
import { treeLine } from '../nature/tree-line.ts';
import { conifer } from '../nature/trees.ts';
import { hue } from '../palette.ts';
import { bridgeGorge } from './coronation-bridge.ts';
import { townStreet } from './town-street.ts';

const [width, height] = [1600, 900];

/** Tea to the foot of the hills, pluckers in the rows, a planter's bungalow under the snows. */
function teaGarden(): Canvas {
  const mood = moods.morning;
  const horizon = 395;
  const stage = new Stage(
    'hero-tea-garden',
    mood,
    { position: [0, 4.4, -3], focal: 1250, centre: [800, horizon] },
    new Canvas(width, height),
  );
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  snowLine(canvas, mood, random, { left: 420, width: 1150, foot: horizon - 70, height: 235 });
  hillLayers(canvas, mood, random, horizon, 165);
  treeLine(canvas, mood, random, horizon + 6, 46);
  birds(canvas, mood, random, [520, 120]);
  lawn(stage, '#7fa552');
  const groundAt = (x: number, z: number) =>
    0.9 * Math.sin(x * 0.09 + 1) * Math.min(1, z / 20) + 0.5 * Math.sin(z * 0.12);
  const path = (z: number) => 4 + 4 * Math.sin(z * 0.055);
  teaField(stage, { near: 2.4, far: 95, groundAt, grows: (x, z) => Math.abs(x - path(z)) > 0.9 + z * 0.012 });
  for (const [x, z, tall] of [
    [-13, 26, 9],
    [-24, 40, 10],
    [14, 30, 9],
    [24, 44, 10],
    [-4, 58, 10],
    [33, 62, 10],
  ] as const)
    plant(stage, 'shade', [x, groundAt(x, z), z], tall);
  stage.placed([-24, groundAt(-18, 62), 66], 0, () =>
    hillBungalow(stage, { wall: hue.paper, roof: '#a8452f', wood: hue.tea, curtain: hue.cream, variant: 1 }),
  );
  stage.flush();
  for (const [x, z, sari] of [
    [-3.2, 17, '#c8412f'],
    [-1.2, 18.5, '#d9a441'],
    [-6.2, 15, '#7c4a8c'],
    [9.8, 21, '#e06a3f'],
    [-9, 22, '#3c7f80'],
  ] as const)
    teaPlucker(stage, [x, groundAt(x, z), z], sari);
  framingLeaves({ canvas, mood, random, at: [1630, -10], height: 260, colour: '#3f7a45' }, Math.PI + 0.5);
  return canvas;
}

/** Ridge behind ridge at sunrise, cypresses in front, the snows above it all. */
function hills(): Canvas {
  const mood = moods.dawn;
  const canvas = new Canvas(width, height);
  const { random } = new Stage('hero-hills', mood, { position: [0, 0, 0], focal: 1, centre: [0, 0] }, canvas);
  sky(canvas, mood, random, 560);
  snowLine(canvas, mood, random, { left: 180, width: 1250, foot: 430, height: 300 });
  const layers = ['#b3acb8', '#98a0aa', '#7d9296', '#5f8079', '#47705f', '#2f5a48'] as const;
  layers.forEach((colour, index) => {
    const crest = 400 + index * 78;
    ridge(canvas, random, {
      crest,
      swing: 62 + index * 7,
      foot: crest + 330,
      colour,
      haze: index < 4 ? mood.haze : '#b9bfa4',
      wooded: index > 1,
    });
    if (index < 5) mist(canvas, mood, crest + 95, 95);
  });
  birds(canvas, mood, random, [1080, 190]);
  for (let x = -20; x < width + 40; x += random.range(46, 105)) {
    const edge = Math.abs(x / width - 0.5) * 2;
    if (edge > 0.3)
      conifer({
        canvas,
        mood,
        random,
        at: [x, 915 + random.range(0, 20)],
        height: 90 + 270 * edge ** 2 * random.range(0.7, 1.1),
        colour: '#2c5a49',
      });
  }
  return canvas;
}

/** The pictures behind the search on the home page. */
export const heroes = [
  { name: 'tea-garden', draw: teaGarden },
  { name: 'hills', draw: hills },
  { name: 'coronation-bridge', draw: bridgeGorge },
  { name: 'town-street', draw: townStreet },
] as const;

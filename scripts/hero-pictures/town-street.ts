import { bazaarRow, type RowSettings } from '../demo-pictures/buildings/bazaar-row.ts';
import { car } from '../demo-pictures/buildings/car.ts';
import { scooter } from '../demo-pictures/buildings/scooter.ts';
import type { ShopSettings } from '../demo-pictures/buildings/shop-unit.ts';
import { streetLamp } from '../demo-pictures/buildings/street.ts';
import { Canvas } from '../demo-pictures/core/canvas.ts';
import { darken, lighten } from '../demo-pictures/core/colour.ts';
import { Stage } from '../demo-pictures/core/stage.ts';
import type { Vec3 } from '../demo-pictures/core/vectors.ts';
import { crate } from '../demo-pictures/furniture/wares.ts';
import { type Mood, moods, underLight } from '../demo-pictures/mood.ts';
import { plant } from '../demo-pictures/nature/garden.ts';
import { hillLayers } from '../demo-pictures/nature/ridges.ts';
import { birds, sky } from '../demo-pictures/nature/sky.ts';
import { snowLine } from '../demo-pictures/nature/snow-line.ts';
import { treeLine } from '../demo-pictures/nature/tree-line.ts';
import { hue } from '../demo-pictures/palette.ts';
import { cycleRickshaw } from './cycle-rickshaw.ts';
import { beams, glow, vignette } from './light.ts';
import { type Clothes, passerBy } from './passer-by.ts';

const stock = ['#c0623e', '#d9a441', '#efe0c2', '#3d5375', '#2f6b4a'] as const;
const open = (sign: string, awning?: string): ShopSettings => ({
  open: 0.96,
  sign,
  awning,
  shutter: '#a9b3b2',
  stock,
});
const shut = (sign: string): ShopSettings => ({ open: 0, sign, shutter: '#8fa3a0', stock });

const rows: readonly [RowSettings, RowSettings, RowSettings, RowSettings, RowSettings, RowSettings] = [
  {
    shops: [open(hue.tea, hue.tea), open(hue.brick, hue.mustard)],
    wall: '#f0dcb8',
    trim: hue.tea,
    upperStoreys: 2,
    balcony: true,
  },
  {
    shops: [open(hue.indigo, hue.terracotta), shut(hue.plum)],
    wall: '#e7b98f',
    trim: hue.brick,
    upperStoreys: 1,
  },
  { shops: [open(hue.teal, hue.teal), shut(hue.tea)], wall: '#dfe3d2', trim: hue.indigo, upperStoreys: 2 },
  {
    shops: [open(hue.plum, hue.brick), open(hue.tea, hue.indigo)],
    wall: '#e9cdb8',
    trim: hue.plum,
    upperStoreys: 1,
    balcony: true,
  },
  { shops: [shut(hue.brick), open(hue.teal, hue.tea)], wall: '#c9d8cf', trim: hue.teal, upperStoreys: 2 },
  {
    shops: [open(hue.indigo, hue.mustard), shut(hue.teal)],
    wall: '#f3e6cb',
    trim: hue.teakDark,
    upperStoreys: 1,
  },
];

const people: readonly (readonly [x: number, z: number, Clothes])[] = [
  [4.75, 3.2, { dress: 'sari', colour: '#c2413a', umbrella: '#3d5375' }],
  [-5.2, 8.6, { dress: 'shirt', colour: '#e9dfc6', bag: '#a8743f' }],
  [-5.8, 9.4, { dress: 'sari', colour: '#d99a2b' }],
  [5.5, 14.5, { dress: 'shirt', colour: '#5f8aa0' }],
  [-5.3, 17, { dress: 'sari', colour: '#7c4a8c', bag: '#3c7f80' }],
  [0.2, 33, { dress: 'shirt', colour: '#efe0c2' }],
  [-3.4, 21, { dress: 'sari', colour: '#2f8a86', umbrella: '#b23a2e' }],
];

/** A bazaar street in the low sun, running straight at the hills. */
export function townStreet(): Canvas {
  const mood: Mood = {
    ...moods.golden,
    sky: ['#6fa0c0', '#f0d2a4', '#ffc680'],
    hills: ['#a9a3ad', '#84947c', '#4f7550'],
  };
  const horizon = 520;
  const stage = new Stage(
    'hero-town-street',
    mood,
    { position: [0.6, 2.1, -6], focal: 1050, centre: [800, horizon] },
    new Canvas(1600, 900),
  );
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  snowLine(canvas, mood, random, { left: 430, width: 760, foot: horizon - 90, height: 210 });
  hillLayers(canvas, mood, random, horizon, 230);
  treeLine(canvas, mood, random, horizon + 6, 60);
  birds(canvas, mood, random, [820, 130]);
  street(stage);
  const half = 6.6;
  [0, 9, 18].forEach((z, index) => {
    const [left, right] = [rows[index], rows[index + 3]];
    if (left) stage.placed([-half, 0, z - 2.4], -90, () => bazaarRow(stage, left));
    if (right) stage.placed([half, 0, z + 5.6], 90, () => bazaarRow(stage, right));
  });
  for (const z of [29, 36, 44])
    for (const side of [-1, 1]) plant(stage, 'broad', [side * random.range(7, 9), 0, z], random.range(6, 8));
  ['#eb9a2f', '#c8412f', '#9db04f'].forEach((fruit, index) => {
    crate(stage, [-5.7, 0, 1.4 + index * 0.8], fruit);
  });
  car(stage, [2.1, 0, 15], 90, '#f2efe6');
  car(stage, [-2.2, 0, 26], -90, '#2f4f6f');
  scooter(stage, [4.9, 0, 8.6], 100, '#b23a2e');
  scooter(stage, [5, 0, 10.2], 100, '#3c7f80');
  cycleRickshaw(stage, [-1.7, 0, 4.4], -128, '#2f7d78', '#efe6d2');
  cycleRickshaw(stage, [1.9, 0, 24], 118, '#b5452f', '#9fb7c4');
  for (const [x, z, clothes] of people) passerBy(stage, [x, 0, z], clothes);
  for (const z of [4, 14, 24]) streetLamp(stage, [5.6, 0, z], 5.6);
  stage.sunShadows();
  stage.flush();
  for (let wire = 0; wire < 4; wire++)
    canvas.path(`M-10,${60 + wire * 34}Q800,${250 + wire * 36} 1610,${30 + wire * 42}`, {
      stroke: mood.shadow,
      width: 2,
      opacity: 0.45,
    });
  glow(canvas, [470, 330], 700, '#ffc77d', 0.5);
  beams(canvas, random, {
    from: [430, 250],
    between: [0.5, 1.15],
    reach: 1150,
    colour: '#ffd699',
    strength: 0.24,
  });
  vignette(canvas, '#4a3326', 0.6);
  return canvas;
}

function street({ canvas, camera, mood }: Stage): void {
  const strip = (left: number, right: number, colour: string, near = -5.5, far = 130) => {
    const shown = underLight(mood, colour, 0.7);
    const ring: Vec3[] = [
      [left, 0, near],
      [left, 0, far],
      [right, 0, far],
      [right, 0, near],
    ];
    canvas.polygon(
      camera.outline(ring),
      canvas.linear([
        [0, lighten(shown, 0.25)],
        [1, darken(shown, 0.1)],
      ]),
    );
  };
  strip(-60, 60, '#9aa35c');
  strip(-7, 7, '#cfc0a2');
  strip(-4.3, 4.3, '#8b8880');
  for (let z = -4; z < 60; z += 4.5) strip(-0.08, 0.08, '#f3ead2', z, z + 2.2);
  for (const side of [-4.45, 4.3]) strip(side, side + 0.15, '#f3ead2');
}

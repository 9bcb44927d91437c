import { bazaarRow, type RowSettings } from '../buildings/bazaar-row.ts';
import { car } from '../buildings/car.ts';
import { scooter } from '../buildings/scooter.ts';
import type { ShopSettings } from '../buildings/shop-unit.ts';
import { streetLamp } from '../buildings/street.ts';
import { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { crate } from '../furniture/wares.ts';
import { moods, underLight } from '../mood.ts';
import { plant } from '../nature/garden.ts';
import { hillLayers } from '../nature/ridges.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { treeLine } from '../nature/tree-line.ts';
import { hue } from '../palette.ts';

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

/** A bazaar street in the low sun, running straight at the hills. */
export function townStreet(): Canvas {
  const mood = moods.golden;
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
  scooter(stage, [4.7, 0, 5], 100, '#b23a2e');
  scooter(stage, [4.8, 0, 6.6], 100, '#3c7f80');
  for (const z of [4, 14, 24]) streetLamp(stage, [5.6, 0, z], 5.6);
  stage.sunShadows();
  stage.flush();
  for (let wire = 0; wire < 4; wire++)
    canvas.path(`M-10,${60 + wire * 34}Q800,${250 + wire * 36} 1610,${30 + wire * 42}`, {
      stroke: mood.shadow,
      width: 2,
      opacity: 0.45,
    });
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

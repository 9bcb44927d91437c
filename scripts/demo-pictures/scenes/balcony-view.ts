import { glassPaint } from '../buildings/openings.ts';
import { type RailingKind, railing } from '../buildings/railings.ts';
import { Wall } from '../buildings/wall.ts';
import type { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { box, lathe } from '../core/shapes.ts';
import { Stage } from '../core/stage.ts';
import { potPlant } from '../furniture/greenery.ts';
import { pendant } from '../furniture/lamps.ts';
import { caneChair } from '../furniture/seats.ts';
import { roundTable } from '../furniture/tables.ts';
import { type FloorKind, layFloor } from '../interior/floor.ts';
import { type MoodName, moods, underLight } from '../mood.ts';
import { plant } from '../nature/garden.ts';
import { lawn } from '../nature/ground.ts';
import { hillLayers } from '../nature/ridges.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { teaField } from '../nature/tea-field.ts';
import { treeLine } from '../nature/tree-line.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Balcony {
  mood: MoodName;
  railing: RailingKind;
  iron: string;
  floor: FloorKind;
  floorColour: string;
  wall: string;
  cushion: string;
  snow: boolean;
}

const settings: readonly Balcony[] = [
  {
    mood: 'morning',
    railing: 'bars',
    iron: hue.charcoal,
    floor: 'checker',
    floorColour: '#efe4cc',
    wall: '#f0dfc2',
    cushion: hue.terracotta,
    snow: true,
  },
  {
    mood: 'golden',
    railing: 'lattice',
    iron: hue.teak,
    floor: 'boards',
    floorColour: '#b0814f',
    wall: '#e6c39c',
    cushion: hue.tea,
    snow: false,
  },
  {
    mood: 'dusk',
    railing: 'glass',
    iron: hue.charcoal,
    floor: 'tiles',
    floorColour: '#cfc4b2',
    wall: '#d9c8b4',
    cushion: hue.mustard,
    snow: true,
  },
];

const storeyBelow = -6.5;

function draw(balcony: Balcony, seed: string): Canvas {
  const mood = moods[balcony.mood];
  const horizon = 520;
  const stage = new Stage(seed, mood, {
    position: [0.2, 1.5, -2],
    yawDegrees: -3,
    focal: 1080,
    centre: [800, horizon],
  });
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  if (balcony.snow)
    snowLine(canvas, mood, random, { left: 330, width: 1150, foot: horizon - 80, height: 205 });
  hillLayers(canvas, mood, random, horizon, balcony.snow ? 190 : 330);
  treeLine(canvas, mood, random, horizon + 22, 50);
  birds(canvas, mood, random, [1050, 170]);
  lawn(stage, '#7fa552');
  teaField(stage, {
    near: 13,
    far: 130,
    groundAt: (x, z) => storeyBelow + 0.8 * Math.sin(x * 0.06 + z * 0.04),
  });
  for (const [x, z, tall] of [
    [-12, 34, 8],
    [9, 28, 8],
    [22, 52, 9],
    [-28, 62, 9],
    [3, 66, 9],
  ] as const)
    plant(stage, 'shade', [x, storeyBelow, z], tall);
  stage.flush();
  terrace(stage, balcony);
  stage.contactShadows();
  stage.flush();
  return canvas;
}

function terrace(stage: Stage, { railing: kind, iron, floor, floorColour, wall, cushion }: Balcony): void {
  const [half, far, near, top] = [2.3, 2.4, -2, 2.9];
  box(stage, [-half - 0.2, -0.35, far], [2 * half + 0.4, 0.35, 0.18], lighten(wall, 0.3));
  stage.flush();
  layFloor(stage, floor, floorColour, { left: -half, right: half, near, far: far + 0.15 });
  const side = new Wall(stage, [-half, 0, near], [0, 0, 1]);
  side.rect(0, 0, far - near + 0.2, top, wall, { fade: 0.06 });
  side.rect(1.9, 0, 1.5, 2.2, hue.chalk);
  side.rect(1.98, 0.06, 1.34, 2.08, glassPaint(stage, stage.mood.lampsLit), { unlit: true });
  side.shape(
    [
      [2.1, 0.06],
      [2.5, 2.14],
      [2.8, 2.14],
      [2.4, 0.06],
    ],
    '#ffffff',
    { unlit: true, opacity: 0.16 },
  );
  for (const u of [2.62, 1.98]) side.rect(u, 0.06, 0.06, 2.08, hue.chalk);
  side.rect(0, 0, 1.8, 0.12, lighten(wall, 0.5));
  const white = lighten(wall, 0.5);
  const ceiling = stage.mood.lampsLit
    ? mix(underLight(stage.mood, white, 1), '#f0b676', 0.35)
    : underLight(stage.mood, white, 0.5);
  stage.face(
    [
      [-half, top, near],
      [half + 0.3, top, near],
      [half + 0.3, top, far + 0.2],
      [-half, top, far + 0.2],
    ],
    ceiling,
    { twoSided: true, unlit: true, fade: 0.1 },
  );
  stage.face(
    [
      [-half, top - 0.22, far + 0.1],
      [-half, top, far + 0.1],
      [half + 0.3, top, far + 0.1],
      [half + 0.3, top - 0.22, far + 0.1],
    ],
    darken(ceiling, 0.08),
    { twoSided: true, unlit: true },
  );
  box(stage, [half - 0.05, 0, far - 0.1], [0.3, top - 0.2, 0.3], lighten(wall, 0.15), { fade: 0.1 });
  railing(stage, [-half, 0, far], 2 * half, kind, iron);
  caneChair(stage, [-1.35, 0, 1.5], -125, hue.pine, cushion);
  caneChair(stage, [0.75, 0, 1.55], 150, hue.pine, cushion);
  roundTable(stage, [-0.3, 0, 1.5], 0.36, 0.5, hue.teak);
  for (const x of [-0.42, -0.18]) teacup(stage, x);
  potPlant(stage, [1.75, 0, 1.95], 'palm', 1.15, hue.terracotta);
  potPlant(stage, [1.35, 0, 2.1], 'fern', 0.6, hue.chalk);
  potPlant(stage, [-2, 0, 2.1], 'rubber', 1.1, hue.terracotta);
  pendant(stage, [-0.3, 2.05, 1.5], 2.9, cushion);
}

function teacup(stage: Stage, x: number): void {
  lathe(
    stage,
    [x, 0.5, 1.5],
    [
      [0.07, 0],
      [0.075, 0.008],
      [0.025, 0.012],
      [0.04, 0.05],
      [0.045, 0.08],
    ],
    hue.chalk,
  );
  lathe(
    stage,
    [x, 0.575, 1.5],
    [
      [0.04, 0],
      [0, 0.001],
    ],
    '#b5713a',
  );
}

export const balconyViews = scenesOf('balcony-view', settings, draw);

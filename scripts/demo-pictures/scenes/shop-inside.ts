import { doorOn } from '../buildings/openings.ts';
import type { Canvas } from '../core/canvas.ts';
import { potPlant } from '../furniture/greenery.ts';
import { ceilingFan, pendant } from '../furniture/lamps.ts';
import { stool } from '../furniture/seats.ts';
import { counter, type Stock, sack, stockedShelves } from '../furniture/wares.ts';
import type { FloorKind } from '../interior/floor.ts';
import { openRoom } from '../interior/room.ts';
import { type MoodName, moods } from '../mood.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Interior {
  mood: MoodName;
  wall: string;
  floor: FloorKind;
  floorColour: string;
  wood: string;
  goods: readonly [Stock, Stock];
  colours: readonly [string, ...string[]];
  accent: string;
  yaw: number;
}

const settings: readonly Interior[] = [
  {
    mood: 'morning',
    wall: '#f0e2c6',
    floor: 'checker',
    floorColour: '#efe4cc',
    wood: hue.teak,
    goods: ['jars', 'tins'],
    colours: ['#2f6b4a', '#8a5a37', '#c0623e', '#5f4632', '#d9a441'],
    accent: hue.tea,
    yaw: 4,
  },
  {
    mood: 'golden',
    wall: '#f4e6cf',
    floor: 'boards',
    floorColour: '#b98a58',
    wood: hue.teakDark,
    goods: ['cloth', 'cloth'],
    colours: ['#c8412f', '#7c4a5c', '#3d5375', '#d9a441', '#3c7f80', '#e7b79a', '#2f6b4a'],
    accent: hue.plum,
    yaw: -4,
  },
  {
    mood: 'dusk',
    wall: '#e8dcc8',
    floor: 'tiles',
    floorColour: '#d6cab6',
    wood: hue.pine,
    goods: ['tins', 'jars'],
    colours: ['#c0623e', '#d9a441', '#3d5375', '#f3e6cb', '#3c7f80', '#a9523a'],
    accent: hue.terracotta,
    yaw: 2,
  },
];

const [width, depth, height] = [4.8, 4.4, 2.9];

function draw({ wood, goods, colours, accent, yaw, ...look }: Interior, seed: string): Canvas {
  const room = openRoom(
    seed,
    moods[look.mood],
    { width, depth, height, lightFrom: 'left', ...look },
    { yaw, x: -yaw * 0.06 },
  );
  const { stage, back } = room;
  doorOn(back, 3.55, 0.85, 2.05, wood);
  stockedShelves(stage, [-0.75, 0.7, 4.2], 0, [3, 1.75, 0.36], wood, goods[0], colours);
  stage.placed([-0.75, 0, 4.1], 0, () => counter(stage, [0, -0.2, 0], 0, 3, wood, colours));
  stockedShelves(stage, [-2.2, 0, 2.3], -90, [3, 2.3, 0.36], wood, goods[1], colours);
  stockedShelves(stage, [2.2, 0, 1.9], 90, [2.2, 2.3, 0.36], wood, goods[1], colours);
  counter(stage, [-0.3, 0, 2.5], 0, 2.3, wood, colours);
  for (const x of [-0.95, -0.72]) sack(stage, [x * 1.4, 0, 1.5 + x * 0.3], x < -0.8 ? '#8a6a3f' : '#d9a441');
  stool(stage, [0.75, 0, 1.6], 0.5, wood);
  potPlant(stage, [1.9, 0, 3.9], 'palm', 1.2, hue.terracotta);
  for (const x of [-1, 0.3]) pendant(stage, [x, 1.95, 2.5], height, accent);
  ceilingFan(stage, [0.6, 0, 1.9], height, '#7b5a3f');
  stage.contactShadows();
  stage.flush();
  return stage.canvas;
}

export const shopInsides = scenesOf('shop-inside', settings, draw);

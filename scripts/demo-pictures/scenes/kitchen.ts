import type { Canvas } from '../core/canvas.ts';
import { potPlant, vase } from '../furniture/greenery.ts';
import { baseUnits, counterHeight, openShelf, wallUnits } from '../furniture/kitchen-units.ts';
import {
  chimney,
  fridge,
  fruitBowl,
  gasCylinder,
  hob,
  jar,
  sink,
  steelPot,
} from '../furniture/kitchenware.ts';
import { ceilingFan, pendant } from '../furniture/lamps.ts';
import { diningChair, stool } from '../furniture/seats.ts';
import { table } from '../furniture/tables.ts';
import type { FloorKind } from '../interior/floor.ts';
import { type Outlook, outlookOn } from '../interior/outlook.ts';
import { openRoom, type Room, sunPatch } from '../interior/room.ts';
import { type TilePattern, wallTiles } from '../interior/wall-tiles.ts';
import { type MoodName, moods } from '../mood.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Kitchen {
  mood: MoodName;
  plan: 'line' | 'ell' | 'galley';
  wall: string;
  units: string;
  upper: string;
  top: string;
  tile: string;
  accent: string;
  pattern: TilePattern;
  floor: FloorKind;
  floorColour: string;
  wood: string;
  outlook: Outlook;
  yaw: number;
  mirrored?: boolean;
}

const settings: readonly Kitchen[] = [
  {
    mood: 'morning',
    plan: 'line',
    wall: '#f3ead6',
    units: '#3f7a5a',
    upper: '#f1e7d2',
    top: '#e9e2d4',
    tile: '#f6f1e4',
    accent: '#c0623e',
    pattern: 'metro',
    floor: 'checker',
    floorColour: '#efe4cc',
    wood: hue.teak,
    outlook: 'garden',
    yaw: 3,
  },
  {
    mood: 'winter',
    plan: 'ell',
    wall: '#eef0ea',
    units: '#f2ede0',
    upper: '#c39a68',
    top: '#4a524f',
    tile: '#dfe8e4',
    accent: '#3c7f80',
    pattern: 'diamond',
    floor: 'boards',
    floorColour: '#b98a58',
    wood: hue.pine,
    outlook: 'snow',
    yaw: -3,
  },
  {
    mood: 'golden',
    plan: 'galley',
    wall: '#f5e6c9',
    units: '#b9603e',
    upper: '#efdcb8',
    top: '#3a4341',
    tile: '#f7ecd2',
    accent: '#d9a441',
    pattern: 'square',
    floor: 'tiles',
    floorColour: '#dccfb6',
    wood: hue.teakDark,
    outlook: 'hills',
    yaw: 0,
  },
  {
    mood: 'dusk',
    plan: 'line',
    wall: '#eadbc3',
    units: '#3d5375',
    upper: '#3d5375',
    top: '#efe6d6',
    tile: '#efe3cd',
    accent: '#d9a441',
    pattern: 'square',
    floor: 'boards',
    floorColour: '#8f6441',
    wood: hue.teak,
    outlook: 'town',
    yaw: -4,
    mirrored: true,
  },
  {
    mood: 'monsoon',
    plan: 'ell',
    wall: '#e6ebe0',
    units: '#7f9f85',
    upper: '#f3eee0',
    top: '#e9e4d8',
    tile: '#f3f3ea',
    accent: '#2f6b4a',
    pattern: 'metro',
    floor: 'tiles',
    floorColour: '#d6cbb8',
    wood: hue.pine,
    outlook: 'hills',
    yaw: 3,
    mirrored: true,
  },
  {
    mood: 'morning',
    plan: 'galley',
    wall: '#f4ecdc',
    units: '#d9a856',
    upper: '#f4ecdc',
    top: '#5a6a6b',
    tile: '#eaf0ea',
    accent: '#3c7f80',
    pattern: 'diamond',
    floor: 'red-oxide',
    floorColour: '#a8503c',
    wood: hue.teak,
    outlook: 'garden',
    yaw: 2,
  },
  {
    mood: 'dawn',
    plan: 'line',
    wall: '#f5e4d8',
    units: '#f4ece0',
    upper: '#d9a58c',
    top: '#8a5a37',
    tile: '#fbf3ea',
    accent: '#c0623e',
    pattern: 'diamond',
    floor: 'marble',
    floorColour: '#ece2d6',
    wood: hue.teak,
    outlook: 'snow',
    yaw: -2,
  },
];

const [width, depth, height] = [4.4, 3.6, 2.7];

function draw(kitchen: Kitchen, seed: string): Canvas {
  const { plan, yaw } = kitchen;
  const room = openRoom(
    seed,
    moods[kitchen.mood],
    { width, depth, height, lightFrom: 'back', ...kitchen },
    { yaw, x: -yaw * 0.06, back: 1.8 },
  );
  plans[plan](room, kitchen);
  room.stage.contactShadows();
  room.stage.flush();
  room.stage.canvas.mirrored = kitchen.mirrored ?? false;
  return room.stage.canvas;
}

/** One run along the far wall, a table in front of it. */
function line(room: Room, { units, upper, top, tile, accent, pattern, wood, outlook }: Kitchen): void {
  const { stage, back } = room;
  wallTiles(back, [0, counterHeight], [width, 0.62], tile, accent, pattern);
  const pane = { u: 0.75, v: 1.12, width: 1.25, height: 1.1 };
  outlookOn(room, back, { ...pane, panes: [2, 1], frame: hue.chalk, outlook });
  sunPatch(room, pane);
  baseUnits(stage, [-0.42, 0, 3.3], 0, 3.5, units, top);
  fridge(stage, [1.75, 0, 3.25], 0, '#c3cbc9');
  sink(stage, [-0.85, counterHeight, 3.3], 0);
  hob(stage, [0.55, counterHeight, 3.3], 0);
  chimney(stage, [0.55, 1.62, 3.34], 0, height);
  wallUnits(stage, [-1.83, 1.5, 3.42], 0, 0.7, upper);
  wallUnits(stage, [1.55, 1.86, 3.42], 0, 1.2, upper, 0.55);
  for (const x of [1, 1.14, 1.28]) jar(stage, [x, counterHeight, 3.45], x > 1.2 ? accent : '#e3c46a');
  steelPot(stage, [-1.75, counterHeight, 3.35], 0.12, 0.2);
  potPlant(stage, [-0.3, counterHeight, 3.45], 'fern', 0.34, hue.terracotta);
  diningSet(room, [0, 0, 1.75], wood, accent);
  fruitBowl(stage, [0.15, 0.74, 1.7], hue.teal);
  pendant(stage, [-0.35, 1.75, 1.8], height, accent);
  pendant(stage, [0.35, 1.75, 1.8], height, accent);
}

/** Runs along the far and the left walls. */
function ell(room: Room, { units, upper, top, tile, accent, pattern, wood, outlook }: Kitchen): void {
  const { stage, back, left } = room;
  wallTiles(back, [0, counterHeight], [width, 0.6], tile, accent, pattern);
  wallTiles(left, [2.4, counterHeight], [3, 0.6], tile, accent, pattern);
  const pane = { u: 1.55, v: 1.1, width: 1.5, height: 1.15 };
  outlookOn(room, back, { ...pane, panes: [3, 1], frame: hue.chalk, outlook });
  sunPatch(room, pane);
  baseUnits(stage, [-0.17, 0, 3.3], 0, 4, units, top);
  baseUnits(stage, [-1.9, 0, 2.05], -90, 1.9, units, top);
  sink(stage, [0.1, counterHeight, 3.3], 0);
  hob(stage, [-1.88, counterHeight, 2.1], -90);
  chimney(stage, [-1.95, 1.62, 2.1], -90, height);
  for (const y of [1.58, 1.95]) openShelf(stage, [1.55, y, 3.46], 0, 1, wood);
  wallUnits(stage, [-1.5, 1.55, 3.42], 0, 1.3, upper);
  fridge(stage, [1.8, 0, 2.3], 90, '#e6e8e2');
  for (const x of [0.9, 1.05, 1.2]) jar(stage, [x, counterHeight, 3.45], x > 1.1 ? accent : '#c0623e');
  steelPot(stage, [-1.25, counterHeight, 3.35], 0.12, 0.16);
  vase(stage, [0.62, counterHeight, 3.4], hue.terracotta, '#f0a53a');
  table(stage, [0.35, 0, 1.7], 0, [1.2, 0.86, 0.6], wood);
  fruitBowl(stage, [0.2, 0.86, 1.7], accent);
  stool(stage, [0.05, 0, 1.15], 0.6, wood);
  stool(stage, [0.7, 0, 1.15], 0.6, wood);
  pendant(stage, [0.35, 1.85, 1.7], height, accent);
  gasCylinder(stage, [1.85, 0, 3.25]);
}

/** Two facing runs with a tall window between them. */
function galley(room: Room, { units, upper, top, tile, accent, pattern, outlook }: Kitchen): void {
  const { stage, back, left, right } = room;
  wallTiles(left, [1.9, counterHeight], [3.5, 0.6], tile, accent, pattern);
  wallTiles(right, [0, counterHeight], [3.5, 0.6], tile, accent, pattern);
  const pane = { u: 1.3, v: 0.75, width: 1.8, height: 1.5 };
  outlookOn(room, back, { ...pane, panes: [2, 2], frame: hue.chalk, outlook });
  sunPatch(room, pane);
  baseUnits(stage, [-1.9, 0, 2.1], -90, 3, units, top);
  baseUnits(stage, [1.9, 0, 2.35], 90, 2.5, units, top);
  hob(stage, [-1.88, counterHeight, 2.2], -90);
  chimney(stage, [-1.95, 1.62, 2.2], -90, height);
  sink(stage, [1.88, counterHeight, 2.4], 90);
  wallUnits(stage, [-2.02, 1.55, 3.1], -90, 0.9, upper);
  wallUnits(stage, [2.02, 1.55, 2.9], 90, 1.3, upper);
  openShelf(stage, [2.06, 1.62, 1.6], 90, 1.1, accent);
  for (const z of [2.9, 3.05, 3.2]) jar(stage, [-2, counterHeight, z], z > 3.1 ? accent : '#c0623e');
  steelPot(stage, [1.92, counterHeight, 3.2], 0.12, 0.2);
  potPlant(stage, [1.95, counterHeight, 1.65], 'fern', 0.42, hue.terracotta);
  table(stage, [0, 0, 3.15], 0, [1, 0.74, 0.6], hue.pine);
  vase(stage, [0, 0.74, 3.15], hue.teal, '#e2574c');
  diningChair(stage, [0, 0, 2.55], 180, hue.pine, accent);
  ceilingFan(stage, [0, 0, 2.1], height, '#7b5a3f');
}

function diningSet(
  { stage }: Room,
  [x, , z]: readonly [number, number, number],
  wood: string,
  accent: string,
): void {
  table(stage, [x, 0, z], 0, [1.5, 0.74, 0.8], wood);
  for (const side of [-0.4, 0.4]) {
    diningChair(stage, [x + side, 0, z + 0.62], 0, wood, accent);
    diningChair(stage, [x + side, 0, z - 0.62], 180, wood, accent);
  }
}

const plans = { line, ell, galley } as const;

export const kitchens = scenesOf('kitchen', settings, draw);

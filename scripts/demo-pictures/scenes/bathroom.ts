import type { Wall } from '../buildings/wall.ts';
import type { Canvas } from '../core/canvas.ts';
import { lighten } from '../core/colour.ts';
import {
  bucket,
  closet,
  geyser,
  showerPane,
  showerRose,
  towel,
  vanity,
} from '../furniture/bathroom-fittings.ts';
import { roundMirror, rug } from '../furniture/decor.ts';
import { potPlant, vase } from '../furniture/greenery.ts';
import { pendant } from '../furniture/lamps.ts';
import { stool } from '../furniture/seats.ts';
import type { FloorKind } from '../interior/floor.ts';
import { type Outlook, outlookOn } from '../interior/outlook.ts';
import { openRoom, type Room, sunPatch } from '../interior/room.ts';
import { type TilePattern, wallTiles } from '../interior/wall-tiles.ts';
import { type MoodName, moods } from '../mood.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Bathroom {
  mood: MoodName;
  plan: 'shower' | 'window';
  wall: string;
  tile: string;
  accent: string;
  pattern: TilePattern;
  floor: FloorKind;
  floorColour: string;
  wood: string;
  bucket: readonly [string, string];
  outlook: Outlook;
  yaw: number;
  mirrored?: boolean;
}

const settings: readonly Bathroom[] = [
  {
    mood: 'morning',
    plan: 'shower',
    wall: '#f4efe2',
    tile: '#8fb5a0',
    accent: '#2f6b4a',
    pattern: 'metro',
    floor: 'tiles',
    floorColour: '#ddd6c6',
    wood: hue.teak,
    bucket: ['#3c7f80', '#d9a441'],
    outlook: 'garden',
    yaw: 2,
  },
  {
    mood: 'winter',
    plan: 'window',
    wall: '#eef2f0',
    tile: '#eaf0f0',
    accent: '#3d5375',
    pattern: 'diamond',
    floor: 'checker',
    floorColour: '#eef0ea',
    wood: hue.pine,
    bucket: ['#c0623e', '#f3e6cb'],
    outlook: 'snow',
    yaw: -2,
  },
  {
    mood: 'golden',
    plan: 'shower',
    wall: '#f7ead2',
    tile: '#e2b48f',
    accent: '#a9523a',
    pattern: 'square',
    floor: 'marble',
    floorColour: '#ece0cc',
    wood: hue.teakDark,
    bucket: ['#2f6b4a', '#efe0c2'],
    outlook: 'hills',
    yaw: -3,
    mirrored: true,
  },
  {
    mood: 'dusk',
    plan: 'window',
    wall: '#efe0c8',
    tile: '#5f8c8c',
    accent: '#d9a441',
    pattern: 'metro',
    floor: 'boards',
    floorColour: '#8f6441',
    wood: hue.teak,
    bucket: ['#d9a441', '#3c7f80'],
    outlook: 'town',
    yaw: 3,
    mirrored: true,
  },
  {
    mood: 'monsoon',
    plan: 'shower',
    wall: '#f1f1e6',
    tile: '#f3f1e8',
    accent: '#3c7f80',
    pattern: 'diamond',
    floor: 'tiles',
    floorColour: '#8f9d98',
    wood: hue.teak,
    bucket: ['#3d5375', '#eb9a2f'],
    outlook: 'garden',
    yaw: 3,
  },
  {
    mood: 'dawn',
    plan: 'window',
    wall: '#f8ece4',
    tile: '#e9c7b8',
    accent: '#c0623e',
    pattern: 'metro',
    floor: 'marble',
    floorColour: '#efe6dd',
    wood: hue.pine,
    bucket: ['#7c4a5c', '#f3e6cb'],
    outlook: 'hills',
    yaw: -2,
  },
];

const [width, depth, height] = [3.2, 2.7, 2.6];
const tiled = 1.55;

function draw(bathroom: Bathroom, seed: string): Canvas {
  const { plan, yaw, mood, tile, accent, pattern } = bathroom;
  const room = openRoom(
    seed,
    moods[mood],
    { width, depth, height, lightFrom: 'back', ...bathroom },
    { yaw, x: -yaw * 0.05, back: 1.75 },
  );
  const { back, left, right, stage } = room;
  const run = depth + 1.75;
  for (const [wall, length] of [
    [back, width],
    [left, run],
    [right, run],
  ] as const satisfies readonly (readonly [Wall, number])[]) {
    wallTiles(wall, [0, 0], [length, tiled], tile, accent, pattern);
    wall.slab(0, tiled, length, 0.04, 0.02, lighten(accent, 0.15));
  }
  plans[plan](room, bathroom);
  stage.contactShadows();
  stage.flush();
  stage.canvas.mirrored = bathroom.mirrored ?? false;
  return stage.canvas;
}

/** A glazed shower on the right, a vanity opposite the door. */
function shower(room: Room, { wood, accent, bucket: [pail, mug], outlook }: Bathroom): void {
  const { stage, back, left, right } = room;
  const pane = { u: 2.35, v: 1.72, width: 0.6, height: 0.62 };
  outlookOn(room, back, { ...pane, panes: [1, 1], frame: hue.chalk, outlook });
  sunPatch(room, pane);
  roundMirror(back, 0.85, 1.62, 0.38, wood);
  towel(stage, left, 2.35, 1.3, accent);
  towel(stage, right, 1.75, 1.25, hue.cream);
  rug(stage, [-0.75, 1.75], [0.9, 0.55], accent, hue.cream);
  vanity(stage, [-0.75, 0, 2.46], 0, 1, wood, '#efece2');
  vase(stage, [-0.4, 0.78, 2.5], hue.teal, '#fbf3e4');
  closet(stage, [0.25, 0, 2.4], 0);
  showerPane(stage, [0.68, 0, 1.35], 1.3, 1.95);
  showerRose(stage, [1.12, 1, 2.68], 0);
  bucket(stage, [1.18, 0, 2.05], pail, mug);
  geyser(stage, [0.25, 1.72, 2.48]);
  potPlant(stage, [-1.4, 0, 2.45], 'snake', 0.85, hue.terracotta);
  pendant(stage, [-0.75, 2.15, 2.3], height, accent);
}

/** A wide window above the bath stool, the basin along the left wall. */
function window(room: Room, { wood, accent, bucket: [pail, mug], outlook }: Bathroom): void {
  const { stage, back, left, right } = room;
  const pane = { u: 1.15, v: 1.3, width: 1.25, height: 0.95 };
  outlookOn(room, back, { ...pane, panes: [2, 1], frame: wood, outlook });
  sunPatch(room, pane);
  roundMirror(left, 3.35, 1.6, 0.36, wood);
  towel(stage, right, 1.5, 1.35, accent);
  towel(stage, back, 0.25, 1.3, hue.cream);
  rug(stage, [-0.55, 1.55], [0.6, 0.9], accent, hue.cream);
  vanity(stage, [-1.35, 0, 1.6], -90, 1, wood, '#efece2');
  vase(stage, [-1.4, 0.78, 1.95], hue.terracotta, '#f0a53a');
  closet(stage, [0.25, 0, 2.4], 0);
  showerRose(stage, [1.58, 1, 1.95], 90);
  bucket(stage, [1.2, 0, 1.75], pail, mug);
  stool(stage, [1.28, 0, 2.3], 0.3, wood);
  geyser(stage, [1.3, 1.85, 2.45]);
  potPlant(stage, [-1.3, 0, 2.45], 'palm', 1.1, hue.chalk);
  pendant(stage, [-1.25, 2.1, 1.6], height, accent);
}

const plans = { shower, window } as const;

export const bathrooms = scenesOf('bathroom', settings, draw);

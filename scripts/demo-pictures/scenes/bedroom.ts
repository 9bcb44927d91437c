import type { Canvas } from '../core/canvas.ts';
import { type BedSettings, bed, wardrobe } from '../furniture/bed.ts';
import { framed, roundMirror, roundRug, rug, wallShelf } from '../furniture/decor.ts';
import { potPlant, vase } from '../furniture/greenery.ts';
import { ceilingFan, pendant, tableLamp } from '../furniture/lamps.ts';
import { caneChair, diningChair, stool } from '../furniture/seats.ts';
import { chest, table } from '../furniture/tables.ts';
import { curtainPair } from '../interior/curtains.ts';
import type { FloorKind } from '../interior/floor.ts';
import { type Outlook, outlookOn } from '../interior/outlook.ts';
import { openRoom, type Room, sunPatch } from '../interior/room.ts';
import { type MoodName, moods } from '../mood.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Bedroom {
  mood: MoodName;
  plan: 'facing' | 'sideways' | 'study';
  wall: string;
  feature: string;
  floor: FloorKind;
  floorColour: string;
  linen: Pick<BedSettings, 'sheet' | 'blanket' | 'pillows' | 'headboard'>;
  curtain: string;
  wood: string;
  accent: string;
  outlook: Outlook;
  yaw: number;
  mirrored?: boolean;
}

const cream = '#f6eedd';

const settings: readonly Bedroom[] = [
  {
    mood: 'morning',
    plan: 'facing',
    wall: '#f2e8d6',
    feature: '#9db59a',
    floor: 'boards',
    floorColour: '#b98a58',
    linen: { sheet: cream, blanket: '#2f6b4a', pillows: ['#d9a441', '#c0623e'], headboard: 'slats' },
    curtain: '#f7efdc',
    wood: hue.teak,
    accent: hue.terracotta,
    outlook: 'hills',
    yaw: 4,
  },
  {
    mood: 'dawn',
    plan: 'sideways',
    wall: '#f3e2d6',
    feature: '#f3e2d6',
    floor: 'marble',
    floorColour: '#ece2d4',
    linen: { sheet: cream, blanket: '#b9705f', pillows: ['#7c4a5c'], headboard: 'padded' },
    curtain: '#f6e6d8',
    wood: hue.teakDark,
    accent: hue.plum,
    outlook: 'snow',
    yaw: -3,
  },
  {
    mood: 'golden',
    plan: 'study',
    wall: '#f5e8cc',
    feature: '#e9cf9f',
    floor: 'red-oxide',
    floorColour: '#a8503c',
    linen: { sheet: cream, blanket: '#3c7f80', pillows: ['#d9a441'], headboard: 'panel' },
    curtain: '#dfa45c',
    wood: hue.teakDark,
    accent: hue.teal,
    outlook: 'garden',
    yaw: 3,
  },
  {
    mood: 'dusk',
    plan: 'facing',
    wall: '#e9dac4',
    feature: '#44566b',
    floor: 'boards',
    floorColour: '#8f6441',
    linen: { sheet: cream, blanket: '#a9523a', pillows: ['#d9a441', '#efe0c2'], headboard: 'panel' },
    curtain: '#c9a47c',
    wood: hue.teakDark,
    accent: hue.mustard,
    outlook: 'town',
    yaw: -4,
    mirrored: true,
  },
  {
    mood: 'winter',
    plan: 'sideways',
    wall: '#e6ebe6',
    feature: '#cfdcd6',
    floor: 'boards',
    floorColour: '#c39a68',
    linen: { sheet: cream, blanket: '#3d5375', pillows: ['#c0623e'], headboard: 'slats' },
    curtain: '#eef0ea',
    wood: hue.pine,
    accent: hue.indigo,
    outlook: 'snow',
    yaw: 2,
    mirrored: true,
  },
  {
    mood: 'monsoon',
    plan: 'study',
    wall: '#e3e8dd',
    feature: '#b9cbb6',
    floor: 'tiles',
    floorColour: '#ddd3c0',
    linen: { sheet: cream, blanket: '#d9a441', pillows: ['#2f6b4a'], headboard: 'slats' },
    curtain: '#f3efe2',
    wood: hue.pine,
    accent: hue.tea,
    outlook: 'hills',
    yaw: -3,
    mirrored: true,
  },
  {
    mood: 'golden',
    plan: 'facing',
    wall: '#f6ead6',
    feature: '#d99f7f',
    floor: 'marble',
    floorColour: '#eadfce',
    linen: { sheet: cream, blanket: '#6d7f45', pillows: ['#f3e6cb', '#a9523a'], headboard: 'padded' },
    curtain: '#f4e2c2',
    wood: hue.teak,
    accent: hue.moss,
    outlook: 'garden',
    yaw: -3,
  },
  {
    mood: 'dusk',
    plan: 'sideways',
    wall: '#ead7c0',
    feature: '#dcbf9a',
    floor: 'checker',
    floorColour: '#efe4cc',
    linen: { sheet: cream, blanket: '#2f6b4a', pillows: ['#d98a5f'], headboard: 'panel' },
    curtain: '#8fa38c',
    wood: hue.teakDark,
    accent: hue.terracotta,
    outlook: 'town',
    yaw: 3,
  },
  {
    mood: 'morning',
    plan: 'study',
    wall: '#eef0e4',
    feature: '#e2b9a0',
    floor: 'boards',
    floorColour: '#a9794e',
    linen: { sheet: cream, blanket: '#d98a5f', pillows: ['#3d5375'], headboard: 'padded' },
    curtain: '#fbf5e6',
    wood: hue.teak,
    accent: hue.indigo,
    outlook: 'hills',
    yaw: 4,
  },
];

const [width, depth, height] = [5, 4.2, 2.8];

function draw(settings: Bedroom, seed: string): Canvas {
  const { plan, yaw } = settings;
  const lightFrom = plan === 'facing' ? 'left' : 'back';
  const room = openRoom(
    seed,
    moods[settings.mood],
    { width, depth, height, lightFrom, ...settings },
    { yaw, x: -yaw * 0.07 },
  );
  plans[plan](room, settings);
  room.stage.contactShadows();
  room.stage.flush();
  room.stage.canvas.mirrored = settings.mirrored ?? false;
  return room.stage.canvas;
}

/** The head of the bed on the far wall. */
function facing(room: Room, { linen, curtain, wood, accent, outlook, wall }: Bedroom): void {
  const { stage, back, left } = room;
  const pane = { u: 3, v: 0.8, width: 1.8, height: 1.5 };
  outlookOn(room, left, { ...pane, panes: [3, 1], frame: hue.chalk, outlook });
  curtainPair(left, { u: pane.u, width: pane.width, top: 2.48, foot: 0.06, colour: curtain });
  framed(back, 1.72, 1.5, 0.72, 0.9, wood, 0);
  framed(back, 2.58, 1.5, 0.72, 0.9, wood, 1);
  sunPatch(room, pane);
  rug(stage, [0, 2.05], [2.9, 1.7], accent, wall);
  bed(stage, [0, 0, 3.08], 0, { width: 1.75, wood, ...linen });
  for (const x of [-1.3, 1.3]) {
    chest(stage, [x, 0, 3.9], 0, [0.5, 0.52, 0.42], wood, 1);
    tableLamp(stage, [x, 0.52, 3.9], accent, '#f5e6c8');
  }
  wardrobe(stage, [2.16, 0, 2.4], 90, [1.5, 2.15, 0.58], wood, true);
  potPlant(stage, [-2.1, 0, 3.75], 'palm', 1.45, hue.terracotta);
  ceilingFan(stage, [0, 0, 2.3], height, '#7b5a3f');
}

/** The bed along one wall, a window in the far one. */
function sideways(room: Room, { linen, curtain, wood, accent, outlook, wall }: Bedroom): void {
  const { stage, back, right, left } = room;
  const pane = { u: 2.3, v: 0.85, width: 1.9, height: 1.4 };
  outlookOn(room, back, { ...pane, panes: [3, 1], frame: hue.chalk, outlook });
  curtainPair(back, { u: pane.u, width: pane.width, top: 2.46, foot: 0.06, colour: curtain });
  framed(left, 3.4, 1.4, 1, 0.72, wood, 0);
  roundMirror(right, 1.05, 1.5, 0.36, wood);
  sunPatch(room, pane);
  roundRug(stage, [0.55, 2.35], 0.95, accent);
  bed(stage, [-1.45, 0, 2.5], -90, { width: 1.6, wood, ...linen });
  chest(stage, [-2.2, 0, 3.75], -90, [0.5, 0.52, 0.42], wood, 1);
  tableLamp(stage, [-2.2, 0.52, 3.75], accent, '#f5e6c8');
  wardrobe(stage, [-1.02, 0, 3.9], 0, [1, 2.1, 0.56], wood);
  chest(stage, [2.25, 0, 3.15], 90, [1.1, 0.8, 0.44], wood, 2);
  vase(stage, [2.2, 0.8, 2.85], hue.terracotta, '#e2574c');
  stool(stage, [1.55, 0, 3.1], 0.44, wood);
  caneChair(stage, [1.5, 0, 1.5], 50, hue.pine, wall);
  potPlant(stage, [2.15, 0, 3.95], 'rubber', 1.3, hue.chalk);
  ceilingFan(stage, [0, 0, 2.3], height, '#f3eee2');
}

/** A bed in one corner, a desk below the window. */
function study(room: Room, { linen, curtain, wood, accent, outlook, wall }: Bedroom): void {
  const { stage, back, left } = room;
  const pane = { u: 2.6, v: 0.95, width: 1.8, height: 1.35 };
  outlookOn(room, back, { ...pane, panes: [2, 1], frame: wood, outlook });
  curtainPair(back, { u: pane.u, width: pane.width, top: 2.46, foot: 0.78, colour: curtain });
  wallShelf(left, 3.5, 1.7, 1.1, wood);
  framed(back, 0.75, 1.5, 0.85, 0.66, wood, 2);
  sunPatch(room, pane);
  rug(stage, [0.6, 2], [1.9, 1.5], accent, wall);
  bed(stage, [-1.55, 0, 3.1], 0, { width: 1.45, wood, ...linen });
  table(stage, [1.05, 0, 3.85], 0, [1.5, 0.74, 0.6], wood);
  tableLamp(stage, [0.5, 0.74, 3.9], accent, '#f5e6c8');
  stage.placed([1.15, 0.74, 3.8], 0, () => table(stage, [0, 0, 0], 0, [0.3, 0.04, 0.22], accent));
  vase(stage, [1.6, 0.74, 3.9], hue.terracotta, '#fbf3e4');
  diningChair(stage, [1, 0, 3.2], 180, wood, accent);
  chest(stage, [-0.5, 0, 3.9], 0, [0.46, 0.5, 0.42], wood, 1);
  potPlant(stage, [-0.5, 0.5, 3.9], 'fern', 0.5, hue.chalk);
  wardrobe(stage, [2.18, 0, 2.3], 90, [1.5, 2.1, 0.56], wood);
  pendant(stage, [-0.3, 1.95, 2.6], height, accent);
}

const plans = { facing, sideways, study } as const;

export const bedrooms = scenesOf('bedroom', settings, draw);

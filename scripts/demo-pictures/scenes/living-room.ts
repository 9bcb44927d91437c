import type { Canvas } from '../core/canvas.ts';
import { framed, roundRug, rug, television, wallShelf } from '../furniture/decor.ts';
import { potPlant, vase } from '../furniture/greenery.ts';
import { ceilingFan, floorLamp, pendant, tableLamp } from '../furniture/lamps.ts';
import { caneChair, diningChair, sofa } from '../furniture/seats.ts';
import { bookshelf, chest, roundTable, table } from '../furniture/tables.ts';
import { curtainPair } from '../interior/curtains.ts';
import type { FloorKind } from '../interior/floor.ts';
import { type Outlook, outlookOn } from '../interior/outlook.ts';
import { openRoom, type Room, sunPatch } from '../interior/room.ts';
import { type MoodName, moods } from '../mood.ts';
import { hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Living {
  mood: MoodName;
  plan: 'facing' | 'corner' | 'window-seat';
  wall: string;
  feature: string;
  floor: FloorKind;
  floorColour: string;
  sofa: string;
  accents: readonly [string, string];
  curtain: string;
  wood: string;
  outlook: Outlook;
  yaw: number;
  mirrored?: boolean;
}

const rooms: readonly Living[] = [
  {
    mood: 'morning',
    plan: 'facing',
    wall: '#f1e7d3',
    feature: '#7f9f85',
    floor: 'boards',
    floorColour: '#c39a68',
    sofa: '#e9dcc3',
    accents: ['#c0623e', '#2f6b4a'],
    curtain: '#f4ead4',
    wood: hue.teak,
    outlook: 'hills',
    yaw: 4,
  },
  {
    mood: 'golden',
    plan: 'corner',
    wall: '#f3e3c8',
    feature: '#efdab8',
    floor: 'marble',
    floorColour: '#e9e0d0',
    sofa: '#2f6b4a',
    accents: ['#d9a441', '#f3e6cb'],
    curtain: '#c9793f',
    wood: hue.teakDark,
    outlook: 'garden',
    yaw: -6,
  },
  {
    mood: 'winter',
    plan: 'window-seat',
    wall: '#e9ece4',
    feature: '#e9ece4',
    floor: 'boards',
    floorColour: '#a9794e',
    sofa: '#b9603e',
    accents: ['#f3e6cb', '#3d5375'],
    curtain: '#dfe6dc',
    wood: hue.teak,
    outlook: 'snow',
    yaw: 0,
  },
  {
    mood: 'dusk',
    plan: 'facing',
    wall: '#ecdcc6',
    feature: '#3f6a63',
    floor: 'boards',
    floorColour: '#8f6441',
    sofa: '#c9b79a',
    accents: ['#d9a441', '#a9523a'],
    curtain: '#d8b58c',
    wood: hue.teakDark,
    outlook: 'town',
    yaw: -4,
    mirrored: true,
  },
  {
    mood: 'morning',
    plan: 'corner',
    wall: '#f6f0e2',
    feature: '#e7c9b0',
    floor: 'red-oxide',
    floorColour: '#a8503c',
    sofa: '#f0e6d2',
    accents: ['#3c7f80', '#d9a441'],
    curtain: '#f2d9a8',
    wood: hue.teakDark,
    outlook: 'garden',
    yaw: 6,
    mirrored: true,
  },
  {
    mood: 'monsoon',
    plan: 'window-seat',
    wall: '#dfe5dc',
    feature: '#c9d6cb',
    floor: 'tiles',
    floorColour: '#d9d0bf',
    sofa: '#5a7f86',
    accents: ['#e7b98f', '#f3e6cb'],
    curtain: '#f3efe2',
    wood: hue.pine,
    outlook: 'hills',
    yaw: -3,
  },
  {
    mood: 'dawn',
    plan: 'facing',
    wall: '#f4e6da',
    feature: '#d9a58c',
    floor: 'marble',
    floorColour: '#efe6da',
    sofa: '#8a5b52',
    accents: ['#f3e6cb', '#d9a441'],
    curtain: '#f6ebe0',
    wood: hue.teak,
    outlook: 'snow',
    yaw: 5,
  },
  {
    mood: 'dusk',
    plan: 'corner',
    wall: '#efe2cc',
    feature: '#e3c9a4',
    floor: 'checker',
    floorColour: '#efe4cc',
    sofa: '#3d5375',
    accents: ['#c0623e', '#efe0c2'],
    curtain: '#9fb39a',
    wood: hue.teakDark,
    outlook: 'town',
    yaw: -5,
  },
  {
    mood: 'golden',
    plan: 'window-seat',
    wall: '#f5ead2',
    feature: '#dcc48f',
    floor: 'boards',
    floorColour: '#b98a58',
    sofa: '#6d7f45',
    accents: ['#f3e6cb', '#c0623e'],
    curtain: '#fbf3df',
    wood: hue.teak,
    outlook: 'hills',
    yaw: 3,
    mirrored: true,
  },
];

const [width, depth, height] = [5.6, 4.4, 2.85];

function draw(settings: Living, seed: string): Canvas {
  const { plan, yaw } = settings;
  const lightFrom = plan === 'facing' ? 'left' : plan === 'corner' ? 'right' : 'back';
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

/** The sofa on the far wall, light from the left. */
function facing(room: Room, { wall, feature, sofa: cloth, accents, curtain, wood, outlook }: Living): void {
  const { stage, back, left } = room;
  const pane = { u: 3, v: 0.8, width: 1.9, height: 1.5 };
  outlookOn(room, left, { ...pane, panes: [3, 1], frame: hue.chalk, outlook });
  curtainPair(left, { u: pane.u, width: pane.width, top: 2.5, foot: 0.06, colour: curtain });
  [0, 1, 2].forEach((print) => {
    framed(back, 1.75 + print * 0.78, 1.5, 0.6, 0.78, wood, print);
  });
  sunPatch(room, pane);
  rug(stage, [0.1, 2.1], [3, 2], accents[0], wall);
  sofa(stage, [0.05, 0, 3.85], 0, { width: 2.3, colour: cloth, cushions: [accents[0], feature, accents[1]] });
  table(stage, [0.1, 0, 2.2], 0, [1.15, 0.4, 0.6], wood);
  vase(stage, [-0.15, 0.4, 2.2], hue.teal, accents[0]);
  stage.placed([0.3, 0.4, 2.1], 0, () => books(room, accents));
  sofa(stage, [2.2, 0, 2.3], 90, { width: 0.95, colour: accents[1], cushions: [wall] });
  floorLamp(stage, [1.75, 0, 3.95], wall);
  potPlant(stage, [-1.75, 0, 3.95], 'palm', 1.75, hue.terracotta);
  potPlant(stage, [2.4, 0, 3.9], 'snake', 0.95, hue.chalk);
  ceilingFan(stage, [0, 0, 2.2], height, '#f3eee2');
}

/** A television wall in the middle, sofas around it, light from the right. */
function corner(room: Room, { wall, sofa: cloth, accents, curtain, wood, outlook }: Living): void {
  const { stage, back, right } = room;
  const pane = { u: 0.9, v: 0.1, width: 1.9, height: 2.15 };
  outlookOn(room, right, { ...pane, panes: [2, 1], frame: wood, outlook });
  curtainPair(right, { u: pane.u, width: pane.width, top: 2.5, foot: 0.06, colour: curtain });
  television(back, 2.05, 1.05, 1.5);
  wallShelf(back, 4.1, 1.75, 0.95, wood);
  wallShelf(back, 4.1, 1.3, 0.95, wood);
  sunPatch(room, pane);
  rug(stage, [-0.1, 2.2], [2.6, 2.1], accents[1], accents[0]);
  chest(stage, [0, 0, 4.15], 0, [2.1, 0.5, 0.42], wood, 4);
  tableLamp(stage, [-0.85, 0.5, 4.15], accents[0], wall);
  vase(stage, [0.8, 0.5, 4.15], hue.terracotta, accents[0]);
  sofa(stage, [-2.25, 0, 2.3], -90, { width: 2.1, colour: cloth, cushions: [accents[0], accents[1]] });
  caneChair(stage, [1.75, 0, 2.6], 60, hue.pine, accents[0]);
  roundTable(stage, [-0.1, 0, 2.2], 0.5, 0.42, wood);
  stage.placed([-0.2, 0.42, 2.15], 0, () => books(room, accents));
  bookshelf(stage, [-2.1, 0, 4.2], 0, [1, 2, 0.34], wood);
  potPlant(stage, [2.35, 0, 3.95], 'rubber', 1.5, hue.chalk);
  ceilingFan(stage, [0.1, 0, 2.1], height, '#7b5a3f');
}

/** A wide window in the far wall, a sofa beneath it and a dining corner. */
function windowSeat(room: Room, { wall, sofa: cloth, accents, curtain, wood, outlook }: Living): void {
  const { stage, back, left, right } = room;
  const pane = { u: 1.2, v: 0.85, width: 3, height: 1.5 };
  outlookOn(room, back, { ...pane, panes: [4, 1], frame: hue.chalk, outlook });
  curtainPair(back, { u: pane.u, width: pane.width, top: 2.55, foot: 0.06, colour: curtain });
  framed(left, 4.1, 1.35, 0.7, 0.9, wood, 0);
  framed(right, 1.6, 1.4, 0.8, 0.62, wood, 2);
  sunPatch(room, pane);
  roundRug(stage, [-0.7, 2.2], 1.15, accents[1]);
  sofa(stage, [-0.1, 0, 3.8], 0, {
    width: 2.5,
    colour: cloth,
    cushions: [accents[0], accents[1], accents[0]],
  });
  roundTable(stage, [-0.7, 0, 2.35], 0.45, 0.42, wood);
  vase(stage, [-0.7, 0.42, 2.35], accents[1], accents[0]);
  caneChair(stage, [-2.05, 0, 2.3], -70, hue.pine, accents[0]);
  table(stage, [1.75, 0, 1.75], 0, [1, 0.74, 0.9], wood);
  diningChair(stage, [1.45, 0, 2.5], 180, wood, accents[0]);
  diningChair(stage, [2.05, 0, 2.5], 180, wood, accents[0]);
  diningChair(stage, [0.95, 0, 1.75], -90, wood, accents[0]);
  stage.placed([1.75, 0.74, 1.75], 0, () => vase(stage, [0, 0, 0], hue.terracotta, hue.chalk));
  potPlant(stage, [2.35, 0, 3.9], 'palm', 1.6, accents[0]);
  potPlant(stage, [-2.4, 0, 3.95], 'rubber', 1.35, hue.terracotta);
  pendant(stage, [1.75, 1.75, 1.9], height, accents[0]);
  ceilingFan(stage, [-0.6, 0, 2.6], height, wall);
}

function books({ stage }: Room, accents: readonly [string, string]): void {
  table(stage, [0, 0, 0], 0, [0.26, 0.03, 0.19], accents[1]);
  table(stage, [0.01, 0.03, 0], 0, [0.22, 0.03, 0.17], accents[0]);
}

const plans = { facing, corner, 'window-seat': windowSeat } as const;

export const livingRooms = scenesOf('living-room', rooms, draw);

import { bazaarRow } from '../buildings/bazaar-row.ts';
import { scooter } from '../buildings/scooter.ts';
import { type ShopSettings, shopWidth } from '../buildings/shop-unit.ts';
import { road, streetLamp } from '../buildings/street.ts';
import type { Canvas } from '../core/canvas.ts';
import { Stage } from '../core/stage.ts';
import { potPlant } from '../furniture/greenery.ts';
import { crate, sack } from '../furniture/wares.ts';
import { type MoodName, moods } from '../mood.ts';
import { plant } from '../nature/garden.ts';
import { lawn } from '../nature/ground.ts';
import { hillLayers } from '../nature/ridges.ts';
import { birds, sky } from '../nature/sky.ts';
import { townscape } from '../nature/townscape.ts';
import { carColours, hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

type Wares = 'fruit' | 'grain' | 'plants' | 'none';

interface Front {
  mood: MoodName;
  yaw: number;
  shops: readonly ShopSettings[];
  wall: string;
  trim: string;
  upperStoreys: number;
  balcony?: boolean;
  wares: Wares;
}

const warm = ['#c0623e', '#d9a441', '#efe0c2', '#a9523a', '#2f6b4a'] as const;
const cool = ['#3d5375', '#3c7f80', '#f3e6cb', '#7c4a5c', '#d9a441'] as const;
const steel = '#a9b3b2';

const fronts: readonly Front[] = [
  {
    mood: 'morning',
    yaw: 14,
    wall: '#f0dcb8',
    trim: '#2f6b4a',
    upperStoreys: 1,
    wares: 'fruit',
    shops: [
      { open: 0.96, sign: '#2f6b4a', awning: '#2f6b4a', shutter: steel, stock: warm },
      { open: 0, sign: '#a9523a', shutter: '#8fa3a0', stock: cool },
    ],
  },
  {
    mood: 'golden',
    yaw: -16,
    wall: '#e9c39c',
    trim: '#a9523a',
    upperStoreys: 1,
    balcony: true,
    wares: 'grain',
    shops: [
      { open: 0.5, sign: '#3d5375', shutter: '#7f9396', stock: cool },
      { open: 0.96, sign: '#c0623e', awning: '#c0623e', shutter: steel, stock: warm },
    ],
  },
  {
    mood: 'dusk',
    yaw: 12,
    wall: '#d6bfa4',
    trim: '#5d3b26',
    upperStoreys: 1,
    wares: 'fruit',
    shops: [
      { open: 0.96, sign: '#7c4a5c', awning: '#a9523a', shutter: steel, stock: warm },
      { open: 0.96, sign: '#1d4a36', shutter: steel, stock: cool },
    ],
  },
  {
    mood: 'monsoon',
    yaw: -10,
    wall: '#c9d8cf',
    trim: '#3c7f80',
    upperStoreys: 1,
    wares: 'none',
    shops: [
      { open: 0, sign: '#3c7f80', shutter: '#6f8f97', stock: cool },
      { open: 0, sign: '#2f6b4a', shutter: '#7f8f78', stock: cool },
    ],
  },
  {
    mood: 'winter',
    yaw: 18,
    wall: '#f4ecdc',
    trim: '#3d5375',
    upperStoreys: 2,
    wares: 'plants',
    shops: [
      { open: 0.96, sign: '#3d5375', awning: '#3d5375', shutter: steel, stock: cool },
      { open: 0.35, sign: '#d08a2f', shutter: '#b98a58', stock: warm },
    ],
  },
  {
    mood: 'dawn',
    yaw: -14,
    wall: '#ecd0c0',
    trim: '#7c4a5c',
    upperStoreys: 1,
    wares: 'grain',
    shops: [
      { open: 0, sign: '#2f6b4a', awning: '#7c4a5c', shutter: '#9a8f94', stock: warm },
      { open: 0.7, sign: '#a9523a', shutter: steel, stock: warm },
    ],
  },
  {
    mood: 'golden',
    yaw: 10,
    wall: '#f3e2bd',
    trim: '#1d4a36',
    upperStoreys: 2,
    balcony: true,
    wares: 'plants',
    shops: [
      { open: 0.96, sign: '#1d4a36', awning: '#d9a441', shutter: steel, stock: warm },
      { open: 0.96, sign: '#7b4a3c', awning: '#1d4a36', shutter: steel, stock: cool },
    ],
  },
  {
    mood: 'dusk',
    yaw: -18,
    wall: '#d9cbb4',
    trim: '#3c7f80',
    upperStoreys: 1,
    wares: 'none',
    shops: [
      { open: 0.6, sign: '#3d5375', shutter: '#7f9396', stock: cool },
      { open: 0.96, sign: '#a9523a', awning: '#3c7f80', shutter: steel, stock: warm },
    ],
  },
];

function draw(front: Front, seed: string): Canvas {
  const mood = moods[front.mood];
  const horizon = 770;
  const turn = (front.yaw * Math.PI) / 180;
  const width = front.shops.length * shopWidth;
  const distance = front.upperStoreys > 1 ? 14.2 : 12;
  const position = [width / 2 - Math.sin(turn) * distance, 1.75, -Math.cos(turn) * distance] as const;
  const stage = new Stage(seed, mood, {
    position,
    yawDegrees: front.yaw,
    focal: 1180,
    centre: [800, horizon],
  });
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  hillLayers(canvas, mood, random, horizon, 380);
  townscape(canvas, mood, random, horizon, 330);
  birds(canvas, mood, random, [random.range(300, 1300), 120]);
  lawn(stage, '#b5a68e');
  road(stage, -9.4, -3, 3);
  neighbour(stage, -shopWidth * 2 - 0.6, random.pick(['#e6c7b4', '#d8c6d0', '#bfd3d6']));
  neighbour(stage, width + 0.6, random.pick(['#dfe3d2', '#e7b98f', '#f0d6c2']));
  bazaarRow(stage, front);
  wares(stage, front.wares, width);
  scooter(stage, [width * 0.5, 0, -1.7], front.yaw > 0 ? 20 : 160, random.pick(carColours));
  streetLamp(stage, [front.yaw > 0 ? width + 1.2 : -1.2, 0, -2.2], 5.6);
  plant(stage, 'broad', [front.yaw > 0 ? -6.4 : width + 6.4, 0, -1.6], 6);
  stage.sunShadows();
  stage.flush();
  wires(stage, front.yaw);
  return canvas;
}

/** The cables that sag across every bazaar street. */
function wires({ canvas, mood, random }: Stage, yaw: number): void {
  for (let wire = 0; wire < 4; wire++) {
    const from = 60 + wire * 26 + random.range(-12, 12);
    const [left, right] = yaw > 0 ? [from + 80, from - 40] : [from - 40, from + 80];
    canvas.path(`M-10,${left}Q800,${Math.max(left, right) + random.range(50, 110)} 1610,${right}`, {
      stroke: mood.shadow,
      width: 2.4,
      opacity: 0.5,
    });
  }
}

/** The next building down the street, its shutters down. */
function neighbour(stage: Stage, x: number, wall: string): void {
  const { random } = stage;
  const closed: ShopSettings = {
    open: 0,
    sign: random.pick([hue.tea, hue.indigo, hue.brick]),
    shutter: random.pick(['#98a3a1', '#7f9396', '#a58f78', '#7f9078']),
    stock: warm,
  };
  stage.placed([x, 0, 0.3], 0, () =>
    bazaarRow(stage, {
      shops: [closed, { ...closed, sign: hue.plum }],
      wall,
      trim: random.pick([hue.teakDark, hue.tea, hue.slate, hue.plum]),
      upperStoreys: random.integer(0, 2),
    }),
  );
}

function wares(stage: Stage, kind: Wares, width: number): void {
  const floor = 0.35;
  const x = width / 4;
  if (kind === 'fruit') {
    ['#eb9a2f', '#c8412f', '#9db04f', '#d9a441'].forEach((fruit, index) => {
      crate(stage, [x - 1.25 + index * 0.72, floor + 0.02, -0.3], fruit);
    });
    ['#c8412f', '#eb9a2f'].forEach((fruit, index) => {
      crate(stage, [x - 0.9 + index * 0.75, 0, -0.95], fruit);
    });
  }
  if (kind === 'grain')
    ['#f3ead6', '#d9a441', '#b5563a', '#8aa35e'].forEach((grain, index) => {
      sack(stage, [width * 0.75 - 1.2 + index * 0.6, floor, -0.3], grain);
    });
  if (kind === 'plants') {
    for (const [along, tall] of [
      [-1.4, 0.9],
      [-0.9, 0.6],
      [1.3, 1],
      [1.75, 0.7],
    ] as const)
      potPlant(
        stage,
        [x + along, floor, -0.3],
        stage.random.pick(['palm', 'fern', 'rubber']),
        tall,
        hue.terracotta,
      );
  }
}

export const shopFronts = scenesOf('shop-front', fronts, draw);

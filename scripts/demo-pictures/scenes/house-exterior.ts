import { frontBoundary } from '../buildings/boundary.ts';
import { darjeelingHouse } from '../buildings/darjeeling-house.ts';
import { type HouseSettings, hillBungalow } from '../buildings/hill-bungalow.ts';
import { townHouse } from '../buildings/town-house.ts';
import type { Canvas } from '../core/canvas.ts';
import { Stage } from '../core/stage.ts';
import { type MoodName, moods } from '../mood.ts';
import { plant, type Species } from '../nature/garden.ts';
import { grass, lawn, paving } from '../nature/ground.ts';
import { hillLayers } from '../nature/ridges.ts';
import { blossomColour, bush, framingLeaves } from '../nature/shrubs.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { teaField } from '../nature/tea-field.ts';
import { treeLine } from '../nature/tree-line.ts';
import { foliage, type Planting } from '../nature/trees.ts';
import { hue, roofColours, wallColours } from '../palette.ts';
import { scenesOf } from '../scene.ts';

const builders = { bungalow: hillBungalow, darjeeling: darjeelingHouse, town: townHouse } as const;

interface Exterior {
  house: keyof typeof builders;
  mood: MoodName;
  variant: HouseSettings['variant'];
  wall: number;
  roof: number;
  /** Seen from the left (negative) or the right. */
  yaw: number;
  snow?: boolean;
  gate?: boolean;
  trees: readonly [Species, Species];
}

const exteriors: readonly Exterior[] = [
  {
    house: 'bungalow',
    mood: 'morning',
    variant: 0,
    wall: 6,
    roof: 1,
    yaw: -30,
    snow: true,
    trees: ['broad', 'areca'],
  },
  {
    house: 'darjeeling',
    mood: 'winter',
    variant: 0,
    wall: 0,
    roof: 0,
    yaw: 30,
    snow: true,
    trees: ['conifer', 'conifer'],
  },
  {
    house: 'town',
    mood: 'morning',
    variant: 1,
    wall: 2,
    roof: 3,
    yaw: 30,
    gate: true,
    trees: ['areca', 'banana'],
  },
  { house: 'bungalow', mood: 'golden', variant: 1, wall: 3, roof: 0, yaw: -34, trees: ['shade', 'bamboo'] },
  { house: 'town', mood: 'dusk', variant: 0, wall: 1, roof: 2, yaw: -32, trees: ['broad', 'areca'] },
  {
    house: 'darjeeling',
    mood: 'monsoon',
    variant: 1,
    wall: 4,
    roof: 1,
    yaw: -28,
    trees: ['conifer', 'bamboo'],
  },
  {
    house: 'town',
    mood: 'golden',
    variant: 2,
    wall: 0,
    roof: 4,
    yaw: 34,
    gate: true,
    trees: ['banana', 'areca'],
  },
  { house: 'bungalow', mood: 'monsoon', variant: 2, wall: 8, roof: 5, yaw: -12, trees: ['bamboo', 'banana'] },
  {
    house: 'darjeeling',
    mood: 'dawn',
    variant: 2,
    wall: 5,
    roof: 3,
    yaw: 28,
    snow: true,
    trees: ['conifer', 'broad'],
  },
  {
    house: 'town',
    mood: 'winter',
    variant: 1,
    wall: 7,
    roof: 1,
    yaw: -33,
    snow: true,
    trees: ['broad', 'conifer'],
  },
  { house: 'bungalow', mood: 'dusk', variant: 0, wall: 1, roof: 2, yaw: -36, trees: ['areca', 'shade'] },
  {
    house: 'darjeeling',
    mood: 'golden',
    variant: 0,
    wall: 6,
    roof: 2,
    yaw: -31,
    trees: ['shade', 'conifer'],
  },
];

const curtains = ['#f3e3c4', '#c9d9c3', '#e7b79a', '#f6f1e4'] as const;
const woods = [hue.teak, hue.tea, hue.teakDark, hue.teal] as const;
const houseWidths = { bungalow: 13, darjeeling: 10.5, town: 10.5 } as const;

function draw(settings: Exterior, seed: string): Canvas {
  const { house, mood: moodName, variant, yaw, snow, gate, trees } = settings;
  const mood = moods[moodName];
  const horizon = 735;
  const distance = 16.5;
  const turn = (yaw * Math.PI) / 180;
  const position = [-Math.sin(turn) * distance, gate ? 2.5 : 2, 9 - Math.cos(turn) * distance] as const;
  const stage = new Stage(seed, mood, {
    position,
    yawDegrees: yaw,
    focal: { bungalow: 1330, darjeeling: 1190, town: 1330 }[house],
    centre: [800, horizon],
  });
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  if (snow)
    snowLine(canvas, mood, random, {
      left: random.range(-150, 250),
      width: 1500,
      foot: horizon - 120,
      height: 330,
    });
  hillLayers(canvas, mood, random, horizon, snow ? 230 : 330);
  treeLine(canvas, mood, random, horizon + 4, 62);
  birds(canvas, mood, random, [random.range(250, 1350), 150]);
  const lawnColour = moodName === 'winter' ? '#93a35c' : '#86a955';
  lawn(stage, lawnColour);
  grass(stage, lawnColour, [position[2] + 2.4, 8], 46);
  const half = houseWidths[house] / 2;
  const doorX = { bungalow: 2.6, darjeeling: variant === 2 ? 1.8 : -3, town: half - (gate ? 5.5 : 3) }[house];
  const gateZ = 0.6;
  const gateX = position[0] + Math.tan(turn) * (gateZ - position[2]) + (yaw > 0 ? 1.2 : -1.2);
  const far = gate ? gateX * 2 - doorX : doorX;
  paving(
    stage,
    [
      [far - 1.5, 0, -7],
      [doorX - 1.2, 0, 7],
      [doorX + 1.2, 0, 7],
      [far + 1.5, 0, -7],
    ],
    '#d3c1a0',
    15,
  );
  if (house !== 'town') teaField(stage, { near: 17, far: 70 });
  stage.placed([-half, 0, 9], 0, () =>
    builders[house](stage, {
      variant,
      wall: wallColours[settings.wall] ?? hue.paper,
      roof: roofColours[settings.roof] ?? hue.tea,
      wood: random.pick(woods),
      curtain: random.pick(curtains),
    }),
  );
  garden(stage, half, doorX, trees);
  if (gate)
    frontBoundary(stage, gateZ, [-14, 14], gateX, wallColours[settings.wall] ?? hue.paper, hue.charcoal);
  stage.sunShadows();
  stage.flush();
  if (!gate) nearFlowers(stage, yaw > 0 ? 1 : -1);
  const corner = {
    canvas,
    mood,
    random,
    at: [yaw > 0 ? -40 : 1640, 40] as const,
    height: 300,
    colour: '#3f7a45',
  };
  if (random.chance(0.4)) framingLeaves(corner, yaw > 0 ? -0.5 : Math.PI + 0.5);
  else overhead({ ...corner, at: [yaw > 0 ? -20 : 1620, 20], height: 250 });
  return canvas;
}

function garden(stage: Stage, half: number, pathX: number, [left, right]: readonly [Species, Species]): void {
  const { random } = stage;
  plant(stage, left, [-half - 3.4, 0, 11], random.range(6.5, 8));
  plant(stage, left, [-half - 7, 0, 15], random.range(7, 9));
  plant(stage, right, [half + 3, 0, 12], random.range(6.5, 8));
  plant(stage, right, [half + 6.5, 0, 17], random.range(7, 9));
  plant(stage, 'broad', [-3, 0, 24], 9);
  plant(stage, 'broad', [5, 0, 26], 8.4);
  for (let x = -half - 1.2; x <= half + 1.2; x += random.range(0.9, 1.3)) {
    if (Math.abs(x - pathX) < 2.2) continue;
    const z = random.range(5.2, 5.9);
    plant(
      stage,
      'bush',
      [x, 0, z],
      random.range(0.5, 0.85),
      random.chance(0.65) ? blossomColour(stage) : undefined,
    );
  }
}

/** The low bough of a tree that stands outside the picture. */
function overhead(planting: Planting): void {
  foliage({ ...planting, colour: '#3f7a45' }, planting.at, planting.height * 1.25, planting.height * 0.72);
}

/** Blooms close to the viewer in one lower corner. */
function nearFlowers({ canvas, mood, random }: Stage, side: number): void {
  const edge = side > 0 ? canvas.width + 20 : -20;
  for (const [across, height] of [
    [0, 210],
    [0.09, 150],
    [0.17, 105],
  ] as const) {
    const at = [edge - side * across * canvas.width, canvas.height + 30 + height * 0.05] as const;
    bush({ canvas, mood, random, at, height, colour: '#4b8046' }, blossomColour({ random }));
  }
}

export const houseExteriors = scenesOf('house-exterior', exteriors, draw);

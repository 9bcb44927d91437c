import { apartmentBlock, bayWidth, storeyHeight } from '../buildings/apartment-block.ts';
import { compoundWall, gateLeaf, gatePost } from '../buildings/boundary.ts';
import { car } from '../buildings/car.ts';
import type { RailingKind } from '../buildings/railings.ts';
import { road, streetLamp } from '../buildings/street.ts';
import type { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { Stage } from '../core/stage.ts';
import { type MoodName, moods } from '../mood.ts';
import { plant, type Species } from '../nature/garden.ts';
import { lawn, paving } from '../nature/ground.ts';
import { hillLayers } from '../nature/ridges.ts';
import { blossomColour } from '../nature/shrubs.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { townscape } from '../nature/townscape.ts';
import { treeLine } from '../nature/tree-line.ts';
import { carColours, hue } from '../palette.ts';
import { scenesOf } from '../scene.ts';

interface Block {
  storeys: number;
  bays: string;
  mood: MoodName;
  wall: string;
  accent: string;
  railing: RailingKind;
  yaw: number;
  behind: 'town' | 'hills' | 'snow';
  stilts?: boolean;
  trees: Species;
}

const blocks: readonly Block[] = [
  {
    storeys: 4,
    bays: 'bwsb',
    mood: 'morning',
    wall: '#f3e9d4',
    accent: '#c0623e',
    railing: 'bars',
    yaw: 30,
    behind: 'hills',
    stilts: true,
    trees: 'areca',
  },
  {
    storeys: 7,
    bays: 'bwbswb',
    mood: 'winter',
    wall: '#e9e6da',
    accent: '#3c7f80',
    railing: 'glass',
    yaw: -28,
    behind: 'snow',
    stilts: true,
    trees: 'broad',
  },
  {
    storeys: 3,
    bays: 'wbsbw',
    mood: 'golden',
    wall: '#f0d3a8',
    accent: '#a9523a',
    railing: 'solid',
    yaw: 28,
    behind: 'town',
    trees: 'banana',
  },
  {
    storeys: 5,
    bays: 'bsbw',
    mood: 'dusk',
    wall: '#e3d6c6',
    accent: '#3d5375',
    railing: 'glass',
    yaw: -32,
    behind: 'town',
    stilts: true,
    trees: 'areca',
  },
  {
    storeys: 8,
    bays: 'bwsbwb',
    mood: 'morning',
    wall: '#d9e2d6',
    accent: '#2f6b4a',
    railing: 'glass',
    yaw: 26,
    behind: 'town',
    stilts: true,
    trees: 'broad',
  },
  {
    storeys: 4,
    bays: 'wbbsw',
    mood: 'monsoon',
    wall: '#e6c7b4',
    accent: '#7c4a5c',
    railing: 'bars',
    yaw: -26,
    behind: 'hills',
    trees: 'bamboo',
  },
  {
    storeys: 6,
    bays: 'bwsbb',
    mood: 'dusk',
    wall: '#d9cfc4',
    accent: '#a9523a',
    railing: 'bars',
    yaw: 30,
    behind: 'hills',
    stilts: true,
    trees: 'broad',
  },
  {
    storeys: 3,
    bays: 'bsbb',
    mood: 'winter',
    wall: '#f6efe0',
    accent: '#d9a441',
    railing: 'lattice',
    yaw: -30,
    behind: 'snow',
    trees: 'conifer',
  },
  {
    storeys: 5,
    bays: 'wbswb',
    mood: 'golden',
    wall: '#efe0c2',
    accent: '#2f6b4a',
    railing: 'solid',
    yaw: -24,
    behind: 'hills',
    stilts: true,
    trees: 'shade',
  },
  {
    storeys: 4,
    bays: 'bbsw',
    mood: 'dawn',
    wall: '#f2ddd0',
    accent: '#5a6a6b',
    railing: 'glass',
    yaw: 34,
    behind: 'snow',
    stilts: true,
    trees: 'areca',
  },
  {
    storeys: 8,
    bays: 'wbwsbw',
    mood: 'golden',
    wall: '#e8dccb',
    accent: '#7b4a3c',
    railing: 'bars',
    yaw: -30,
    behind: 'town',
    stilts: true,
    trees: 'broad',
  },
  {
    storeys: 6,
    bays: 'wbsbw',
    mood: 'morning',
    wall: '#c9d8dc',
    accent: '#c0623e',
    railing: 'solid',
    yaw: 22,
    behind: 'hills',
    trees: 'banana',
  },
];

function draw(block: Block, seed: string): Canvas {
  const { storeys, bays, yaw, behind, stilts = false, trees } = block;
  const mood = moods[block.mood];
  const width = bays.length * bayWidth;
  const height = storeys * storeyHeight + (stilts ? 2.7 : 0.5) + 4;
  const turn = (yaw * Math.PI) / 180;
  const focal = 1350;
  const distance = Math.max(focal / (850 / height), focal / (980 / width)) + 1;
  const horizon = 950;
  const position = [width / 2 - Math.sin(turn) * distance, 2.6, 3 - Math.cos(turn) * distance] as const;
  const stage = new Stage(seed, mood, { position, yawDegrees: yaw, focal, centre: [800, horizon] });
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  if (behind === 'snow')
    snowLine(canvas, mood, random, {
      left: random.range(-200, 200),
      width: 1600,
      foot: horizon - 130,
      height: 360,
    });
  hillLayers(canvas, mood, random, horizon, behind === 'hills' ? 380 : 240);
  if (behind === 'town') townscape(canvas, mood, random, horizon, 300);
  else treeLine(canvas, mood, random, horizon + 4, 80);
  birds(canvas, mood, random, [random.range(200, 1400), 160]);
  lawn(stage, '#86a955');
  const edge = -Math.max(4.6, distance * 0.3);
  const gate = stage.camera.middleAt(edge);
  const door = width / 2;
  road(stage, edge - 9, edge - 2.4);
  paving(
    stage,
    [
      [gate - 1.9, 0, edge - 2.4],
      [door - 2.4, 0, -0.4],
      [door + 2.4, 0, -0.4],
      [gate + 1.9, 0, edge - 2.4],
    ],
    '#c9bca3',
    16,
  );
  apartmentBlock(stage, { ...block, stilts });
  compound(stage, edge, gate, block.wall);
  planting(stage, edge, gate, width, trees);
  stage.sunShadows();
  stage.flush();
  return canvas;
}

function compound(stage: Stage, z: number, gate: number, wall: string): void {
  const { random, camera } = stage;
  const colour = darken(wall, 0.06);
  compoundWall(stage, [gate - 36, 0, z], 36 - 2.2, colour);
  compoundWall(stage, [gate + 2.2, 0, z], 36 - 2.2, colour);
  for (const side of [-2, 2]) gatePost(stage, [gate + side, 0, z + 0.08], colour);
  gateLeaf(stage, [gate - 1.74, 0, z + 0.1], 1.7, hue.charcoal, true);
  gateLeaf(stage, [gate + 1.72, 0, z + 0.1], 1.7, hue.charcoal, true);
  const side = camera.position[0] < camera.middleAt(0) ? 1 : -1;
  car(stage, [gate + side * 4.6, 0, z - 3.9], side > 0 ? 0 : 180, random.pick(carColours));
  streetLamp(stage, [gate - side * 5.6, 0, z - 2]);
}

function planting(stage: Stage, z: number, gate: number, width: number, trees: Species): void {
  const { random } = stage;
  for (const x of [-6.5, -3, width + 2.5, width + 6])
    plant(stage, trees, [x, 0, random.range(-1, 4)], random.range(5.5, 8));
  for (const x of [-13, -20, width + 12, width + 19])
    plant(stage, 'broad', [x, 0, random.range(6, 16)], random.range(8, 10));
  for (const side of [-1, 1])
    plant(
      stage,
      random.pick(['broad', 'areca', 'shade']),
      [gate + side * random.range(7, 9), 0, z + 2.5],
      random.range(5, 6.5),
    );
  for (let x = gate - 16; x < gate + 16; x += random.range(1.1, 2.2)) {
    if (Math.abs(x - gate) > 2.8)
      plant(
        stage,
        'bush',
        [x, 0, z + 0.8],
        random.range(1.2, 1.7),
        random.chance(0.4) ? blossomColour(stage) : undefined,
      );
  }
}

export const flatExteriors = scenesOf('flat-exterior', blocks, draw);

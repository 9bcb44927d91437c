import type { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { Stage } from '../core/stage.ts';
import { type MoodName, moods } from '../mood.ts';
import { plant } from '../nature/garden.ts';
import { grass, lawn } from '../nature/ground.ts';
import { hillLayers } from '../nature/ridges.ts';
import { blossomColour, tuft } from '../nature/shrubs.ts';
import { birds, sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { townscape } from '../nature/townscape.ts';
import { treeLine } from '../nature/tree-line.ts';
import { scenesOf } from '../scene.ts';
import { buildingPlots } from './building-plots.ts';
import { farmPlots } from './farm-plots.ts';
import { riverPlots } from './river-plots.ts';

/** A piece of ground for sale: its light, its distance and what lies on it. */
export interface Land {
  mood: MoodName;
  ground: string;
  eye: number;
  yaw: number;
  snow?: boolean;
  town?: boolean;
  hills: number;
  /** No wild tufts and bushes: a road or a river runs where they would grow. */
  tidy?: boolean;
  lay(stage: Stage): void;
}

function draw({ mood: name, ground, eye, yaw, snow, town, hills, tidy, lay }: Land, seed: string): Canvas {
  const mood = moods[name];
  const horizon = 560;
  const stage = new Stage(seed, mood, {
    position: [-yaw * 0.12, eye, -2],
    yawDegrees: yaw,
    focal: 1150,
    centre: [800, horizon],
  });
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  if (snow)
    snowLine(canvas, mood, random, {
      left: random.range(50, 350),
      width: 1250,
      foot: horizon - 100,
      height: 290,
    });
  hillLayers(canvas, mood, random, horizon, hills);
  if (town) townscape(canvas, mood, random, horizon + 8, 200);
  treeLine(canvas, mood, random, horizon + 6, 56);
  birds(canvas, mood, random, [random.range(300, 1300), 140]);
  lawn(stage, ground);
  grass(stage, ground, [2.5, 16], 90);
  lay(stage);
  for (let x = tidy ? 9 : -9; x < 9; x += random.range(1.5, 3)) {
    if (Math.abs(x) > 3.4) plant(stage, 'tuft', [x, 0, random.range(2.6, 4)], random.range(0.4, 0.7));
    if (random.chance(0.22))
      plant(stage, 'bush', [x * 1.4, 0, random.range(18, 24)], 1.4, blossomColour(stage));
  }
  stage.sunShadows();
  stage.flush();
  nearGrass(stage, ground);
  return canvas;
}

/** Blades along the picture's foot, closest to the viewer. */
function nearGrass({ canvas, mood, random }: Stage, colour: string): void {
  for (let x = -30; x < canvas.width + 30; x += random.range(45, 120)) {
    const edge = Math.abs(x / canvas.width - 0.5) * 2;
    const at = [x, canvas.height + 20] as const;
    tuft({
      canvas,
      mood,
      random,
      at,
      height: random.range(60, 90) + 110 * edge ** 2,
      colour: darken(colour, 0.15),
    });
  }
}

export const lands = scenesOf('land', [...farmPlots, ...buildingPlots, ...riverPlots], draw);

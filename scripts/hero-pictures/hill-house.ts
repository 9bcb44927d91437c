import { darjeelingHouse } from '../demo-pictures/buildings/darjeeling-house.ts';
import { Canvas } from '../demo-pictures/core/canvas.ts';
import { darken, mix } from '../demo-pictures/core/colour.ts';
import type { Random } from '../demo-pictures/core/random.ts';
import { Stage } from '../demo-pictures/core/stage.ts';
import type { Point } from '../demo-pictures/core/vectors.ts';
import { type Mood, moods, underLight } from '../demo-pictures/mood.ts';
import { plant } from '../demo-pictures/nature/garden.ts';
import { grass, paving } from '../demo-pictures/nature/ground.ts';
import { mist, ridge } from '../demo-pictures/nature/ridges.ts';
import { birds, sky } from '../demo-pictures/nature/sky.ts';
import { snowLine } from '../demo-pictures/nature/snow-line.ts';
import { glow, lightPool, vignette } from './light.ts';

const [width, height] = [1600, 900];
const horizon = 500;
const lampLight = '#ffc873';

/** A hill-town house when its windows are lit, the valley filling with mist, the snows holding the last light. */
export function hillHouse(): Canvas {
  const mood: Mood = { ...moods.dusk, snow: '#ffcfae' };
  const stage = new Stage(
    'hero-hill-house',
    mood,
    { position: [0, 3.6, -24], focal: 1250, centre: [800, horizon] },
    new Canvas(width, height),
  );
  const { canvas, random } = stage;
  sky(canvas, mood, random, horizon);
  glow(canvas, [250, 470], 620, '#ffb27a', 0.75);
  snowLine(canvas, mood, random, { left: 60, width: 1000, foot: 400, height: 250 });
  farHills(canvas, mood, random);
  birds(canvas, mood, random, [470, 175]);
  terrace(stage);
  grass(stage, '#6f9850', [-17, 12], 520);
  paving(
    stage,
    [
      [1.4, 0, -19],
      [5.2, 0, 0],
      [6.9, 0, 0],
      [3.6, 0, -19],
    ],
    '#b9a58c',
    18,
  );
  garden(stage);
  stage.placed([3.4, 0, 3.4], -14, () =>
    darjeelingHouse(stage, {
      wall: '#e9d8b8',
      roof: '#9c4a35',
      wood: '#6d4a33',
      curtain: '#f6d9a0',
      variant: 0,
    }),
  );
  stage.flush();
  windowLight(stage);
  vignette(canvas, '#1b2340', 0.55, [0.55, 0.5]);
  return canvas;
}

/** The level ground the house stands on; beyond its edge the slope falls away into the valley. */
function terrace({ canvas, camera, mood, random }: Stage): void {
  const edge: Point[] = [];
  for (let x = -30; x <= 30; x += 0.6) {
    const z = 17 + 4 * Math.sin(x * 0.13 + 2);
    const { at } = camera.project([x, 0.9 * Math.sin(x * 0.11 + 4) - 0.6, z]);
    edge.push([at[0], at[1] - random.range(0, 4)]);
  }
  const shown = underLight(mood, '#638f50', 0.6);
  canvas.polygon(
    [...edge, [width + 10, height + 5], [-10, height + 5]],
    canvas.linear([
      [0, mix(shown, '#c98f72', 0.3)],
      [0.22, shown],
      [1, darken(shown, 0.45)],
    ]),
  );
  for (let index = 0; index < 14; index++) {
    const y = random.range(640, 880);
    const reach = (y - 520) * random.range(0.5, 1);
    canvas.ellipse([random.range(0, width), y], reach, reach * 0.05, {
      fill: darken(shown, 0.35),
      opacity: 0.22,
    });
  }
}

/** Ridge behind ridge with the lights of villages on them. */
function farHills(canvas: Canvas, mood: Mood, random: Random): void {
  const layers = ['#8d7f97', '#746f90', '#5a6285', '#435673', '#2f4a5a'] as const;
  layers.forEach((colour, index) => {
    const crest = 372 + index * 52;
    const line = ridge(canvas, random, {
      crest,
      swing: 46 + index * 5,
      foot: crest + 240,
      colour,
      haze: index < 3 ? mood.haze : '#8b8299',
      wooded: index > 1,
    });
    if (index > 0 && index < 4) villageLights(canvas, random, line, 10 + index * 12);
    mist(canvas, { ...mood, haze: index < 3 ? '#d9a79a' : '#8f87a0' }, crest + 92, 80);
  });
}

function villageLights(canvas: Canvas, random: Random, crest: readonly Point[], count: number): void {
  const centre = random.range(0.2, 0.75) * crest.length;
  for (let index = 0; index < count; index++) {
    const along = Math.round(centre + (random.next() + random.next() - 1) * 34);
    const point = crest[along];
    if (!point) continue;
    const at: Point = [point[0] + random.range(-3, 3), point[1] + random.range(14, 62)];
    const size = random.range(0.9, 1.9);
    canvas.ellipse(at, size * 3.2, size * 3.2, { fill: lampLight, opacity: 0.16 });
    canvas.ellipse(at, size, size, { fill: '#ffe6b0', opacity: random.range(0.55, 0.95) });
  }
}

/** Hill cypresses, hydrangeas and roses about the house. */
function garden(stage: Stage): void {
  const { random } = stage;
  for (const [x, z, tall] of [
    [-16, 9, 10],
    [-13.4, 12, 13],
    [-19, 6, 14],
    [-10.8, 15, 8],
    [19, 12, 13],
    [21.5, 9, 16],
    [16.8, 15, 10],
    [0.8, 15, 7.5],
    [2.4, 17, 9.5],
  ] as const)
    plant(stage, 'conifer', [x, -0.3, z], tall);
  for (const [x, z] of [
    [2.6, 0.9],
    [3.6, 0.5],
    [1.4, 1.8],
    [9.2, 0.6],
    [10.6, 1.1],
    [12, 1.8],
    [13.4, 2.6],
    [14.8, 3.8],
    [0.2, -5],
    [-2, -7.5],
  ] as const)
    plant(
      stage,
      'bush',
      [x, 0, z],
      random.range(0.8, 1.35),
      random.pick(['#e2574c', '#f4d35e', '#d95d8a', '#fbf3e4']),
    );
  for (let x = -14; x < -1; x += random.range(0.9, 1.6))
    plant(stage, 'bush', [x, 0, 9 + Math.sin(x) * 0.8], random.range(0.8, 1.3));
  plant(stage, 'conifer', [-10.6, 0, -7], 9.5);
  plant(stage, 'bush', [-8.4, 0, -9], 1.5, '#d95d8a');
  plant(stage, 'bush', [-6.9, 0, -10.5], 1.1);
}

/** What falls out of the windows, onto the garden and into the air. */
function windowLight({ canvas, camera }: Stage): void {
  const spots = [
    [11, 4.9, 1.2, 190],
    [11, 1.9, 1.2, 120],
    [7.6, 1.9, 2.4, 90],
  ] as const;
  for (const [x, y, z, reach] of spots) glow(canvas, camera.project([x, y, z]).at, reach, lampLight, 0.42);
  lightPool(canvas, camera.project([10.6, 0, -0.6]).at, 330, lampLight, 0.5);
  lightPool(canvas, camera.project([5.6, 0, -1.8]).at, 190, lampLight, 0.4);
}

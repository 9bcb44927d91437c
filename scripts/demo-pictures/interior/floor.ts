import { Wall } from '../buildings/wall.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';

export type FloorKind = 'boards' | 'tiles' | 'checker' | 'marble' | 'red-oxide';

interface Extent {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** A floor from edge to edge; the light from the far end glides over it towards the viewer. */
export function layFloor(stage: Stage, kind: FloorKind, colour: string, extent: Extent): void {
  const { left, right, near, far } = extent;
  const floor = new Wall(stage, [left, 0, near], [1, 0, 0], [0, 0, 1]);
  const [width, depth] = [right - left, far - near];
  floor.rect(0, 0, width, depth, colour);
  const lay = { boards, tiles, checker, marble, 'red-oxide': redOxide }[kind];
  lay(floor, width, depth, colour);
  const { canvas, mood } = stage;
  const outline: Vec3[] = [
    [left, 0, near],
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
  ];
  const sheen = canvas.linear([
    [0, '#fff6df', 0.34],
    [0.35, '#fff6df', 0.06],
    [1, mood.shadow, 0.16],
  ]);
  canvas.polygon(stage.camera.outline(outline), sheen);
}

function boards(floor: Wall, width: number, depth: number, colour: string): void {
  const { random } = floor.stage;
  for (let u = 0; u < width; u += 0.19) {
    const board = Math.min(0.19, width - u);
    for (let v = -random.range(0, 1.4); v < depth; ) {
      const length = random.range(1.1, 1.9);
      const from = Math.max(0, v);
      const run = Math.min(depth, v + length) - from;
      if (run > 0.02)
        floor.rect(u, from, board, run, mix(darken(colour, 0.1), lighten(colour, 0.13), random.next()));
      floor.rect(u, Math.max(0, from), board, 0.012, darken(colour, 0.4), { opacity: 0.6 });
      v += length;
    }
    floor.rect(u, 0, 0.01, depth, darken(colour, 0.4), { opacity: 0.55 });
  }
}

function joints(
  floor: Wall,
  width: number,
  depth: number,
  size: number,
  colour: string,
  opacity = 0.5,
): void {
  for (let u = size; u < width; u += size) floor.rect(u - 0.006, 0, 0.012, depth, colour, { opacity });
  for (let v = size; v < depth; v += size) floor.rect(0, v - 0.006, width, 0.012, colour, { opacity });
}

function tiles(floor: Wall, width: number, depth: number, colour: string): void {
  joints(floor, width, depth, 0.6, darken(colour, 0.25));
}

function marble(floor: Wall, width: number, depth: number, colour: string): void {
  const { random } = floor.stage;
  for (let vein = 0; vein < 26; vein++) {
    const [u, v, run] = [random.range(0, width - 0.9), random.range(0, depth - 0.6), random.range(0.3, 0.85)];
    const drift = random.range(-0.35, 0.35);
    floor.shape(
      [
        [u, v],
        [u + run * 0.5, v + 0.25 + drift],
        [u + run, v + 0.3 + drift],
        [u + run * 0.5, v + 0.22 + drift],
      ],
      darken(colour, 0.25),
      { opacity: 0.3, twoSided: true },
    );
  }
  joints(floor, width, depth, 0.8, darken(colour, 0.22), 0.4);
}

function checker(floor: Wall, width: number, depth: number, colour: string): void {
  const dark = mix(colour, '#2f6b4a', 0.62);
  const size = 0.42;
  for (let row = 0; row * size < depth; row++) {
    for (let column = row % 2; column * size < width; column += 2) {
      floor.rect(
        column * size,
        row * size,
        Math.min(size, width - column * size),
        Math.min(size, depth - row * size),
        dark,
      );
    }
  }
  joints(floor, width, depth, size, darken(colour, 0.3), 0.3);
}

/** The polished red cement of old Bengal houses, with its black border. */
function redOxide(floor: Wall, width: number, depth: number, colour: string): void {
  const border = darken(colour, 0.65);
  const inset = 0.35;
  floor.rect(inset, 0, 0.12, depth - inset, border);
  floor.rect(width - inset - 0.12, 0, 0.12, depth - inset, border);
  floor.rect(inset, depth - inset - 0.12, width - 2 * inset, 0.12, border);
}

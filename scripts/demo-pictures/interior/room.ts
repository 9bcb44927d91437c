import { Wall } from '../buildings/wall.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { type Mood, underLight } from '../mood.ts';
import { type FloorKind, layFloor } from './floor.ts';

interface RoomSettings {
  width: number;
  depth: number;
  height: number;
  wall: string;
  /** The wall opposite the viewer, when it is painted differently. */
  feature?: string;
  floor: FloorKind;
  floorColour: string;
  /** Where the daylight comes from. */
  lightFrom: 'left' | 'right' | 'back';
}

export interface Room {
  stage: Stage;
  back: Wall;
  left: Wall;
  right: Wall;
  outside: Mood;
  settings: RoomSettings;
}

/** What the light of a time of day becomes indoors. */
function indoors(mood: Mood, lightFrom: RoomSettings['lightFrom']): Mood {
  const across = { left: -0.75, right: 0.75, back: -0.25 }[lightFrom];
  const warm = mood.lampsLit;
  return {
    ...mood,
    ambient: warm ? [0.82, 0.71, 0.6] : [0.87, 0.855, 0.82],
    sun: warm ? [0.2, 0.16, 0.1] : [0.2, 0.18, 0.13],
    towardsSun: [across, 0.55, lightFrom === 'back' ? 0.35 : -0.35],
    shadow: warm ? '#2a1a1c' : '#26221f',
  };
}

/** An empty room seen from its open front, between x = ±width / 2 and z = 0 … depth. */
export function openRoom(
  seed: string,
  outside: Mood,
  settings: RoomSettings,
  view: { x?: number; yaw?: number; back?: number } = {},
): Room {
  const { width, depth, height, wall, feature = wall, lightFrom } = settings;
  const { x = 0, yaw = 0, back = 1.9 } = view;
  const stage = new Stage(seed, indoors(outside, lightFrom), {
    position: [x, 1.42, -back],
    yawDegrees: yaw,
    focal: 1210,
    centre: [800, 530],
  });
  const half = width / 2;
  const near = -back;
  const planes = {
    back: new Wall(stage, [-half, 0, depth]),
    left: new Wall(stage, [-half, 0, near], [0, 0, 1]),
    right: new Wall(stage, [half, 0, depth], [0, 0, -1]),
  };
  ceiling(stage, [half, height, depth], near, wall);
  layFloor(stage, settings.floor, settings.floorColour, { left: -half, right: half, near, far: depth });
  const run = depth - near;
  const bright = (side: string) => (side === lightFrom ? -0.04 : side === 'back' ? 0.035 : 0.03);
  for (const [name, plane, length, colour] of [
    ['left', planes.left, run, wall],
    ['right', planes.right, run, wall],
    ['back', planes.back, width, feature],
  ] as const) {
    plane.rect(
      0,
      0,
      length,
      height,
      bright(name) < 0 ? darken(colour, 0.07) : lighten(colour, bright(name) * 2),
      { fade: 0.07 },
    );
    corners(plane, length, height);
    plane.rect(0, 0, length, 0.11, mix(colour, '#fffaf0', 0.6));
    plane.rect(0, 0.105, length, 0.012, darken(colour, 0.3), { opacity: 0.5 });
    plane.rect(0, height - 0.09, length, 0.09, mix(colour, '#fffaf0', 0.7));
    plane.shade(0, height - 0.13, length, 0.04, 0.08);
  }
  return { stage, ...planes, outside, settings };
}

/** Light dies away into a room's corners. */
function corners(plane: Wall, length: number, height: number): void {
  const { canvas, mood } = plane.stage;
  const towardsStart = canvas.linear(
    [
      [0, mood.shadow, 0.16],
      [1, mood.shadow, 0],
    ],
    [0, 0],
    [1, 0],
  );
  const towardsEnd = canvas.linear(
    [
      [0, mood.shadow, 0],
      [1, mood.shadow, 0.16],
    ],
    [0, 0],
    [1, 0],
  );
  plane.rect(0, 0, Math.min(1.1, length / 2), height, towardsStart, { unlit: true });
  plane.rect(length - Math.min(1.1, length / 2), 0, Math.min(1.1, length / 2), height, towardsEnd, {
    unlit: true,
  });
}

function ceiling(stage: Stage, [half, height, depth]: Vec3, near: number, wall: string): void {
  const panel = (inset: number, y: number): Vec3[] => [
    [-half + inset, y, depth - inset],
    [-half + inset, y, near],
    [half - inset, y, near],
    [half - inset, y, depth - inset],
  ];
  const white = mix(wall, '#fffdf6', 0.82);
  const glow = underLight(stage.mood, white, 0.55);
  const options = { twoSided: true, unlit: true };
  stage.face(panel(0, height), glow, { ...options, fade: 0.04 });
  stage.face(panel(0.55, height), darken(glow, 0.1), options);
  stage.face(panel(0.6, height), lighten(glow, 0.25), { ...options, fade: 0.03 });
}

interface Pane {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** Sunlight through an opening on the side the light comes from, lying on the floor. */
export function sunPatch({ stage, outside, settings, ...walls }: Room, { u, v, width, height }: Pane): void {
  if (outside.lampsLit) return;
  const wall = walls[settings.lightFrom];
  const corners = [
    wall.point(u, v),
    wall.point(u, v + height),
    wall.point(u + width, v + height),
    wall.point(u + width, v),
  ];
  const [across, inward] = { left: [0.95, -0.35], right: [-0.95, -0.35], back: [0.3, -0.85] }[
    settings.lightFrom
  ];
  const patch = corners.map(([x, y, z]): Vec3 => [x + (across ?? 0) * y, 0.004, z + (inward ?? 0) * y]);
  const strength = outside.sun[0] > 0.2 ? 0.42 : 0.14;
  stage.canvas.polygon(stage.camera.outline(patch), { fill: '#fff1c4', opacity: strength });
}

import type { FaceOptions, Stage } from './stage.ts';
import type { Vec3 } from './vectors.ts';

/** A profile corner: across and up (or across and deep), in metres. */
export type Corner = readonly [number, number];

/** A box from its low corner; drawn as one solid. */
export function box(stage: Stage, low: Vec3, size: Vec3, colour: string, options: FaceOptions = {}): void {
  const [x, y, z] = low;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  stage.solid(() => {
    const side = (...points: Vec3[]) => stage.face(points, colour, options);
    const cap = (...points: Vec3[]) => stage.face(points, colour, { ...options, fade: 0 });
    side([X, y, Z], [X, Y, Z], [x, Y, Z], [x, y, Z]);
    side([x, y, Z], [x, Y, Z], [x, Y, z], [x, y, z]);
    side([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]);
    cap([x, Y, z], [x, Y, Z], [X, Y, Z], [X, Y, z]);
    cap([x, y, Z], [x, y, z], [X, y, z], [X, y, Z]);
    side([x, y, z], [x, Y, z], [X, Y, z], [X, y, z]);
  });
}

/** A box with its two upper long edges (or all edges, seen from the front) rounded, pulled along z. */
export function roundedBox(stage: Stage, low: Vec3, size: Vec3, radius: number, colour: string): void {
  const [x, y, z] = low;
  const [width, height, depth] = size;
  prism(
    stage,
    roundedProfile(x, y, width, height, Math.min(radius, height / 2, width / 2)),
    z,
    depth,
    colour,
  );
}

function roundedProfile(x: number, y: number, width: number, height: number, radius: number): Corner[] {
  const centres: readonly (readonly [number, number, number])[] = [
    [x + radius, y + radius, 180],
    [x + radius, y + height - radius, 90],
    [x + width - radius, y + height - radius, 0],
    [x + width - radius, y + radius, -90],
  ];
  return centres.flatMap(([cx, cy, start]) =>
    [90, 72, 54, 36, 18, 0].map((step): Corner => {
      const angle = ((start + step) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

/** A profile drawn clockwise in x and y, pulled back along z by `depth`. */
export function prism(
  stage: Stage,
  profile: readonly Corner[],
  z: number,
  depth: number,
  colour: string,
  options: FaceOptions = {},
): void {
  stage.solid(() => {
    const sides = profile.map(([x, y], index): Vec3[] => {
      const [toX, toY] = profile[(index + 1) % profile.length] ?? [x, y];
      return [
        [x, y, z],
        [x, y, z + depth],
        [toX, toY, z + depth],
        [toX, toY, z],
      ];
    });
    const back = profile.toReversed().map(([x, y]): Vec3 => [x, y, z + depth]);
    stage.face(back, colour, options);
    for (const side of sides) stage.face(side, colour, { seamless: true });
    stage.face(
      profile.map(([x, y]): Vec3 => [x, y, z]),
      colour,
      options,
    );
  });
}

/** Turns a profile of (radius, height) corners, given from the foot upwards, about a vertical axis. */
export function lathe(
  stage: Stage,
  [x, y, z]: Vec3,
  profile: readonly Corner[],
  colour: string,
  options: FaceOptions = {},
  facets = 22,
): void {
  const ring = (radius: number, height: number, index: number): Vec3 => {
    const angle = (2 * Math.PI * index) / facets;
    return [x + radius * Math.cos(angle), y + height, z + radius * Math.sin(angle)];
  };
  stage.solid(() => {
    profile.slice(1).forEach(([topRadius, topHeight], index) => {
      const [footRadius, footHeight] = profile[index] ?? [0, 0];
      for (let facet = 0; facet < facets; facet++) {
        const corners = [
          ring(footRadius, footHeight, facet),
          ring(topRadius, topHeight, facet),
          ring(topRadius, topHeight, facet + 1),
          ring(footRadius, footHeight, facet + 1),
        ];
        stage.face(corners, colour, { seamless: true, ...options });
      }
    });
  });
}

/** A flat disc facing up, such as a plate, a table top or soil in a pot. */
export function disc(stage: Stage, [x, y, z]: Vec3, radius: number, colour: string): void {
  const rim = Array.from({ length: 26 }, (_, index): Vec3 => {
    const angle = (-2 * Math.PI * index) / 26;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
  stage.solid(() => stage.face(rim, colour));
}

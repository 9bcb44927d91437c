import type { FaceOptions, Stage } from '../core/stage.ts';
import { add, cross, dot, normalise, type Point, scale, subtract, type Vec3 } from '../core/vectors.ts';

/** A plane to draw on in metres: u along it, v up it, and out of it towards the viewer. */
export class Wall {
  readonly stage: Stage;
  readonly #origin: Vec3;
  readonly #right: Vec3;
  readonly #up: Vec3;
  readonly #out: Vec3;

  constructor(stage: Stage, origin: Vec3, right: Vec3 = [1, 0, 0], up: Vec3 = [0, 1, 0]) {
    this.stage = stage;
    this.#origin = origin;
    this.#right = normalise(right);
    this.#up = normalise(up);
    this.#out = cross(this.#up, this.#right);
  }

  point(u: number, v: number, out = 0): Vec3 {
    const along = add(scale(this.#right, u), scale(this.#up, v));
    return add(add(this.#origin, along), scale(this.#out, out));
  }

  faces(viewer: Vec3): boolean {
    const origin = this.stage.world(this.#origin);
    const out = subtract(this.stage.world(add(this.#origin, this.#out)), origin);
    return dot(out, subtract(viewer, origin)) > 0;
  }

  rect(u: number, v: number, width: number, height: number, colour: string, options: FaceOptions = {}): void {
    const corners: Point[] = [
      [u, v],
      [u, v + height],
      [u + width, v + height],
      [u + width, v],
    ];
    this.shape(corners, colour, options);
  }

  shape(corners: readonly Point[], colour: string, options: FaceOptions = {}, out = 0): void {
    this.stage.ornament(() =>
      this.stage.face(
        corners.map(([u, v]) => this.point(u, v, out)),
        colour,
        options,
      ),
    );
  }

  ellipse([u, v]: Point, radiusU: number, radiusV: number, colour: string, options: FaceOptions = {}): void {
    const rim = Array.from({ length: 28 }, (_, index): Point => {
      const angle = (-2 * Math.PI * index) / 28;
      return [u + radiusU * Math.cos(angle), v + radiusV * Math.sin(angle)];
    });
    this.shape(rim, colour, options);
  }

  /** A shade over part of the wall: under eaves, beside reveals. */
  shade(u: number, v: number, width: number, height: number, strength = 0.2): void {
    this.rect(u, v, width, height, this.stage.mood.shadow, { unlit: true, opacity: strength });
  }

  /** A block standing out of the wall: a sill, a sunshade, a shelf, a cabinet. */
  slab(
    u: number,
    v: number,
    width: number,
    height: number,
    depth: number,
    colour: string,
    options: FaceOptions = {},
  ): void {
    if (!this.faces(this.stage.camera.position)) return;
    const at = (du: number, dv: number, out: number) => this.point(u + du * width, v + dv * height, out);
    const faces: Vec3[][] = [
      [at(0, 0, 0), at(0, 1, 0), at(0, 1, depth), at(0, 0, depth)],
      [at(1, 0, depth), at(1, 1, depth), at(1, 1, 0), at(1, 0, 0)],
      [at(0, 1, depth), at(0, 1, 0), at(1, 1, 0), at(1, 1, depth)],
      [at(0, 0, 0), at(0, 0, depth), at(1, 0, depth), at(1, 0, 0)],
    ];
    this.stage.ornament(() => {
      for (const face of faces) this.stage.face(face, colour);
      this.stage.face([at(0, 0, depth), at(0, 1, depth), at(1, 1, depth), at(1, 0, depth)], colour, options);
    });
  }
}

/** The two walls of a box that a viewer may see beside its front. */
export function wallsOf(stage: Stage, [x, y, z]: Vec3, [width, , depth]: Vec3) {
  return {
    front: new Wall(stage, [x, y, z]),
    right: new Wall(stage, [x + width, y, z], [0, 0, 1]),
    left: new Wall(stage, [x, y, z + depth], [0, 0, -1]),
  };
}

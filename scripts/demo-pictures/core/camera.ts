import type { Point, Vec3 } from './vectors.ts';

export interface CameraSettings {
  position: Vec3;
  /** Turn to the right; verticals always stay vertical, as with a shift lens. */
  yawDegrees?: number;
  /** Pixels per metre at one metre's distance. */
  focal: number;
  /** Where the eye's own direction lands on the picture; its y is the horizon. */
  centre: Point;
}

const near = 0.12;

export class Camera {
  readonly position: Vec3;
  readonly focal: number;
  readonly centre: Point;
  readonly #cosine: number;
  readonly #sine: number;

  constructor({ position, yawDegrees = 0, focal, centre }: CameraSettings) {
    this.position = position;
    this.focal = focal;
    this.centre = centre;
    const yaw = (yawDegrees * Math.PI) / 180;
    this.#cosine = Math.cos(yaw);
    this.#sine = Math.sin(yaw);
  }

  /** Where the eye's own direction crosses this depth. */
  middleAt(z: number): number {
    return this.position[0] + ((z - this.position[2]) * this.#sine) / this.#cosine;
  }

  #toView(point: Vec3): Vec3 {
    const x = point[0] - this.position[0];
    const z = point[2] - this.position[2];
    return [
      x * this.#cosine - z * this.#sine,
      point[1] - this.position[1],
      x * this.#sine + z * this.#cosine,
    ];
  }

  #flatten([x, y, z]: Vec3): Point {
    return [this.centre[0] + (this.focal * x) / z, this.centre[1] - (this.focal * y) / z];
  }

  /** The point on the picture and its pixels per metre there. */
  project(point: Vec3): { at: Point; scale: number } {
    const view = this.#toView(point);
    const z = Math.max(near, view[2]);
    return { at: this.#flatten([view[0], view[1], z]), scale: this.focal / z };
  }

  /** A polygon's outline on the picture, cut where it would pass behind the viewer. */
  outline(points: readonly Vec3[]): Point[] {
    const kept: Vec3[] = [];
    const views = points.map((point) => this.#toView(point));
    views.forEach((current, index) => {
      const previous = views.at(index - 1) ?? current;
      if (current[2] >= near !== previous[2] >= near) {
        const share = (near - previous[2]) / (current[2] - previous[2]);
        kept.push([
          previous[0] + (current[0] - previous[0]) * share,
          previous[1] + (current[1] - previous[1]) * share,
          near,
        ]);
      }
      if (current[2] >= near) kept.push(current);
    });
    return kept.map((view) => this.#flatten(view));
  }
}

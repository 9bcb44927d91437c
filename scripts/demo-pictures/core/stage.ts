import { type Mood, underLight } from '../mood.ts';
import { Camera, type CameraSettings } from './camera.ts';
import { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { inDepthOrder, type Solid } from './depth-order.ts';
import { type Random, seededRandom } from './random.ts';
import { dot, groundHull, normalOf, type Point, subtract, type Vec3 } from './vectors.ts';

export interface FaceOptions {
  /** Drawn from both sides. */
  twoSided?: boolean;
  /** The colour already is what should be seen: a lamp, a sky behind glass, a gradient. */
  unlit?: boolean;
  /** How much lighter the top and darker the foot becomes. */
  fade?: number;
  opacity?: number;
  /** Closes the hairline between neighbouring facets. */
  seamless?: boolean;
}

interface Bounds {
  low: [number, number, number];
  high: [number, number, number];
  topLeft: [number, number];
  bottomRight: [number, number];
}

/** A picture being drawn: canvas, viewer, light and the solids waiting to be put in depth order. */
export class Stage {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly mood: Mood;
  readonly random: Random;
  #solids: Solid[] = [];
  #bounds: Bounds | undefined;
  #toWorld: (point: Vec3) => Vec3 = (point) => point;

  constructor(seed: string, mood: Mood, camera: CameraSettings, canvas = new Canvas(1600, 1200)) {
    this.canvas = canvas;
    this.camera = new Camera(camera);
    this.mood = mood;
    this.random = seededRandom(seed);
  }

  /** Draws with coordinates relative to a place on the floor, turned about the vertical. */
  placed([x, y, z]: Vec3, turnDegrees: number, draw: () => void): void {
    const outer = this.#toWorld;
    const [cosine, sine] = [Math.cos((turnDegrees * Math.PI) / 180), Math.sin((turnDegrees * Math.PI) / 180)];
    this.#toWorld = (point) =>
      outer([x + point[0] * cosine + point[2] * sine, y + point[1], z - point[0] * sine + point[2] * cosine]);
    draw();
    this.#toWorld = outer;
  }

  /** Everything drawn inside is one piece in the depth order. Nested solids join the outer one. */
  solid(draw: () => void, castsShadow = true): void {
    if (this.#bounds) {
      draw();
      return;
    }
    const bounds: Bounds = {
      low: [Infinity, Infinity, Infinity],
      high: [-Infinity, -Infinity, -Infinity],
      topLeft: [Infinity, Infinity],
      bottomRight: [-Infinity, -Infinity],
    };
    this.#bounds = bounds;
    const markup = this.canvas.capture(draw);
    this.#bounds = undefined;
    this.#solids.push({ ...bounds, markup, castsShadow });
  }

  world(point: Vec3): Vec3 {
    return this.#toWorld(point);
  }

  /** Draws details that must not widen the box of the solid they sit on. */
  ornament(draw: () => void): void {
    const bounds = this.#bounds && { ...this.#bounds };
    draw();
    this.#bounds = bounds;
  }

  /** The point on the picture and its pixels per metre; counts towards the solid being drawn. */
  spot(point: Vec3): { at: Point; scale: number } {
    return this.camera.project(this.#count(point));
  }

  /** A polygon's outline on the picture; counts towards the solid being drawn. */
  outline(points: readonly Vec3[]): Point[] {
    const outline = this.camera.outline(points.map((point) => this.#count(point)));
    if (this.#bounds) {
      for (const [x, y] of outline) {
        const { topLeft, bottomRight } = this.#bounds;
        this.#bounds.topLeft = [Math.min(topLeft[0], x), Math.min(topLeft[1], y)];
        this.#bounds.bottomRight = [Math.max(bottomRight[0], x), Math.max(bottomRight[1], y)];
      }
    }
    return outline;
  }

  #count(point: Vec3): Vec3 {
    const world = this.#toWorld(point);
    if (this.#bounds) {
      const { low, high } = this.#bounds;
      this.#bounds.low = [Math.min(low[0], world[0]), Math.min(low[1], world[1]), Math.min(low[2], world[2])];
      this.#bounds.high = [
        Math.max(high[0], world[0]),
        Math.max(high[1], world[1]),
        Math.max(high[2], world[2]),
      ];
    }
    return world;
  }

  /** One flat polygon; its corners run clockwise as seen from the side that shows. */
  face(points: readonly Vec3[], colour: string, options: FaceOptions = {}): void {
    const outline = this.outline(points);
    const [first] = points;
    if (!first || outline.length < 3) return;
    const normal = normalOf(points.map((point) => this.#toWorld(point)));
    const facing = dot(normal, subtract(this.camera.position, this.#toWorld(first)));
    if (facing <= 0 && !options.twoSided) return;
    const outward: Vec3 = facing < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
    const shown = options.unlit ? colour : this.lit(colour, outward);
    const fill = options.fade
      ? this.canvas.linear([
          [0, lighten(shown, options.fade * 0.6)],
          [1, darken(shown, options.fade)],
        ])
      : shown;
    const seam = options.seamless ? { stroke: fill, width: 0.9 } : {};
    this.canvas.polygon(outline, { fill, ...seam, ...(options.opacity ? { opacity: options.opacity } : {}) });
  }

  lit(colour: string, normal: Vec3): string {
    const facing = Math.max(0, dot(normal, this.mood.towardsSun));
    return underLight(this.mood, colour, facing + normal[1] * 0.12);
  }

  /** Shadows of everything standing here, as thrown by the sun onto the ground. */
  sunShadows(): void {
    const [sunX, sunY, sunZ] = this.mood.towardsSun;
    this.canvas.group(this.mood.shadowStrength, () => {
      for (const { low, high, castsShadow } of this.#solids) {
        if (!castsShadow) continue;
        const corners = [low[1], high[1]].flatMap((y) =>
          [low[0], high[0]].flatMap((x) =>
            [low[2], high[2]].map((z): Vec3 => [x - (sunX * y) / sunY, 0, z - (sunZ * y) / sunY]),
          ),
        );
        this.canvas.polygon(this.camera.outline(groundHull(corners)), this.mood.shadow);
      }
    });
  }

  /** The soft darkness under furniture in a room without direct sun. */
  contactShadows(): void {
    for (const margin of [0.24, 0.19, 0.14, 0.1, 0.06, 0.02]) {
      this.canvas.group(0.058, () => {
        for (const { low, high, castsShadow } of this.#solids) {
          if (!castsShadow || low[1] > 0.5) continue;
          const ring: Vec3[] = [
            [low[0] - margin, 0, low[2] - margin],
            [low[0] - margin, 0, high[2] + margin],
            [high[0] + margin, 0, high[2] + margin],
            [high[0] + margin, 0, low[2] - margin],
          ];
          this.canvas.polygon(this.camera.outline(ring), this.mood.shadow);
        }
      });
    }
  }

  /** Puts the waiting solids on the picture, far to near. */
  flush(): void {
    for (const { markup } of inDepthOrder(this.#solids, this.camera.position)) this.canvas.add(markup);
    this.#solids = [];
  }
}

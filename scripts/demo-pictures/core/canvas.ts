import type { Point } from './vectors.ts';

interface Paint {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const short = (value: number) => Math.round(value * 10) / 10;
const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

function attributes(paint: string | Paint): string {
  const { fill = 'none', opacity, stroke, width } = typeof paint === 'string' ? { fill: paint } : paint;
  const outline = stroke
    ? ` stroke="${stroke}" stroke-width="${short(width ?? 1)}" stroke-linejoin="round"`
    : '';
  return `fill="${fill}"${outline}${opacity === undefined ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`}`;
}

/** Collects SVG markup; what is drawn inside `capture` is handed back instead of being added. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #definitions = new Map<string, string>();
  #markup: string[] = [];
  /** Shows everything as in a mirror. */
  mirrored = false;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  capture(draw: () => void): string {
    const outer = this.#markup;
    this.#markup = [];
    draw();
    const inner = this.#markup.join('');
    this.#markup = outer;
    return inner;
  }

  add(markup: string): void {
    this.#markup.push(markup);
  }

  polygon(points: readonly Point[], paint: string | Paint): void {
    if (points.length > 2) this.add(`<polygon points="${pairs(points)}" ${attributes(paint)}/>`);
  }

  polyline(points: readonly Point[], stroke: string, width: number, opacity = 1): void {
    this.add(
      `<polyline points="${pairs(points)}" ${attributes({ stroke, width, opacity })} stroke-linecap="round"/>`,
    );
  }

  path(data: string, paint: string | Paint): void {
    this.add(`<path d="${data}" ${attributes(paint)} stroke-linecap="round"/>`);
  }

  ellipse([x, y]: Point, radiusX: number, radiusY: number, paint: string | Paint): void {
    const radii = `rx="${short(radiusX)}" ry="${short(radiusY)}"`;
    this.add(`<ellipse cx="${short(x)}" cy="${short(y)}" ${radii} ${attributes(paint)}/>`);
  }

  /** Fills the picture, or the band between two heights. */
  band(paint: string | Paint, top = 0, bottom = this.height): void {
    const box = `x="-2" y="${short(top)}" width="${this.width + 4}" height="${short(bottom - top)}"`;
    this.add(`<rect ${box} ${attributes(paint)}/>`);
  }

  group(opacity: number, draw: () => void): void {
    this.add(`<g opacity="${opacity}">${this.capture(draw)}</g>`);
  }

  clipped(outline: readonly Point[], draw: () => void): void {
    const id = this.#define('clip', `<polygon points="${pairs(outline)}"/>`, 'clipPath', '');
    this.add(`<g clip-path="url(#${id})">${this.capture(draw)}</g>`);
  }

  /** A gradient across the painted shape, from one of its relative corners to another. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const line = ` x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return `url(#${this.#define('line', stopMarkup(stops), 'linearGradient', line)})`;
  }

  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const circle = ` cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return `url(#${this.#define('glow', stopMarkup(stops), 'radialGradient', circle)})`;
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const definitions = [...this.#definitions.values()].join('');
    const turn = this.mirrored ? ` transform="translate(${this.width} 0) scale(-1 1)"` : '';
    const drawing = `<g${turn}>${this.#markup.join('')}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${drawing}</svg>`;
  }

  #define(prefix: string, content: string, tag: string, extra: string): string {
    const key = `${tag}${extra}${content}`;
    const known = this.#definitions.get(key)?.match(/id="([^"]+)"/)?.[1];
    if (known) return known;
    const id = `${prefix}${this.#definitions.size}`;
    this.#definitions.set(key, `<${tag} id="${id}"${extra}>${content}</${tag}>`);
    return id;
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

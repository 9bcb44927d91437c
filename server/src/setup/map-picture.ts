import type { Site } from '@thikana/contract/site';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import type { KnownTown } from './known-towns.ts';
import { type MapView, mapSize, metresPerPixel, type Point, pointOf, tilePixels } from './map-view.ts';

type Tiles = NonNullable<Site['tiles']>;

const { width, height } = mapSize;
const middle = { x: width / 2, y: height / 2 };
const mostDots = 1_500;
const mostNames = 30;
const letterPixels = 7;
const namePixels = 16;
const leastSquarePixels = 50;
/** Farther out, the scale differs too much between the top and the bottom of the map. */
const leastGridZoom = 4;

interface Shown {
  svg: string;
  /** The towns whose names are shown, the largest first. */
  names: string[];
  /** The width of a square of the grid in metres; undefined without a grid. */
  squareMetres: number | undefined;
}

/** Draws the map: tiles if there are any, otherwise the known towns on a grid. The middle has a pin once it is chosen. */
export function drawMap(
  view: MapView & { hasCentre: boolean },
  towns: readonly KnownTown[],
  tiles: Tiles | undefined,
): Shown {
  const squareMetres = tiles || view.zoom < leastGridZoom ? undefined : squareOf(view);
  const seen = tiles ? [] : townsIn(view, towns);
  const names = namesOf(seen);
  const parts = [
    squareMetres === undefined ? '' : gridPath(squareMetres / metresPerPixel(view)),
    ...(tiles ? tileImages(view, tiles.url) : []),
    `<path class="towns" d="${seen.map(({ x, y }) => `M${x} ${y}h0`).join('')}"/>`,
    ...names.map(({ name, x, y }) => `<text x="${x + 6}" y="${y + 4}">${escapeHtml(name)}</text>`),
    view.hasCentre ? pin : '',
  ];
  return { svg: parts.join(''), names: names.map(({ name }) => name), squareMetres };
}

const pin = `<path class="pin" d="M${middle.x} ${middle.y}l-9 -18a10 10 0 1 1 18 0z"/><circle class="hole" cx="${middle.x}" cy="${middle.y - 22}" r="3.5"/>`;

/** A round number of metres: 1, 2 or 5 and zeros. */
function squareOf(view: MapView): number {
  const least = metresPerPixel(view) * leastSquarePixels;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((each) => each * power >= least) ?? 10);
}

/** Counted from the middle, so that it also shows distances from there. */
function gridPath(step: number): string {
  const lines: string[] = [];
  for (let x = middle.x % step; x < width; x += step) lines.push(`M${rounded(x)} 0v${height}`);
  for (let y = middle.y % step; y < height; y += step) lines.push(`M0 ${rounded(y)}h${width}`);
  return `<path class="grid" d="${lines.join('')}"/>`;
}

function tileImages({ middle: position, zoom }: MapView, url: string): string[] {
  const centre = pointOf(position, zoom);
  const [left, top] = [centre.x - middle.x, centre.y - middle.y];
  const count = 2 ** zoom;
  const images: string[] = [];
  for (let y = Math.floor(top / tilePixels); y * tilePixels < top + height; y += 1) {
    if (y < 0 || y >= count) continue;
    for (let x = Math.floor(left / tilePixels); x * tilePixels < left + width; x += 1) {
      const numbers: Record<string, number> = { z: zoom, y, x: ((x % count) + count) % count };
      const address = url.replaceAll(/\{([zxy])\}/g, (_, name: string) => String(numbers[name]));
      const place = `x="${rounded(x * tilePixels - left)}" y="${rounded(y * tilePixels - top)}"`;
      images.push(
        `<image href="${escapeHtml(address)}" ${place} width="${tilePixels}" height="${tilePixels}"/>`,
      );
    }
  }
  return images;
}

interface SeenTown extends Point {
  name: string;
}

/** The largest towns in view, by their place on the map. */
function townsIn({ middle: position, zoom }: MapView, towns: readonly KnownTown[]): SeenTown[] {
  const centre = pointOf(position, zoom);
  const seen: SeenTown[] = [];
  for (const town of towns) {
    const { x, y } = pointOf(town, zoom);
    const place = { x: rounded(x - centre.x + middle.x), y: rounded(y - centre.y + middle.y) };
    if (place.x < 0 || place.x > width || place.y < 0 || place.y > height) continue;
    seen.push({ name: town.name, ...place });
    if (seen.length === mostDots) break;
  }
  return seen;
}

/** Names that fit without covering each other. */
function namesOf(towns: readonly SeenTown[]): SeenTown[] {
  const named: SeenTown[] = [];
  for (const town of towns) {
    const end = town.x + widthOf(town);
    const isFree = named.every(
      (other) =>
        Math.abs(other.y - town.y) >= namePixels || end < other.x || town.x > other.x + widthOf(other),
    );
    if (isFree && end < width) named.push(town);
    if (named.length === mostNames) break;
  }
  return named;
}

const widthOf = ({ name }: SeenTown) => name.length * letterPixels + 12;
const rounded = (value: number) => Math.round(value * 10) / 10;

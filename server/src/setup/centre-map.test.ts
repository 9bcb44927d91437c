import { distanceKm } from '@thikana/contract/distance';
import { beforeAll, expect, it } from 'vitest';
import { pressMap, viewOf } from './centre-map.ts';
import { findTown, type KnownTown, nearestTown, readTowns } from './known-towns.ts';
import { mapHtml } from './map-html.ts';
import { drawMap } from './map-picture.ts';
import { mapSize, metresPerPixel } from './map-view.ts';

let towns: readonly KnownTown[];
beforeAll(async () => {
  towns = await readTowns();
});

const nakuru = { cityName: 'nakuru', country: 'ke' };
const press = (typed: Record<string, string>, map: string, more: Record<string, string> = {}) => ({
  ...typed,
  ...pressMap({ ...typed, map, ...more }, towns),
});
const centreOf = (typed: Record<string, string>) => viewOf(typed, towns).middle;

it('shows the world, then the country, then the town', () => {
  expect(viewOf({}, towns)).toMatchObject({ zoom: 1, hasCentre: false });
  const country = viewOf({ country: 'KE' }, towns);
  expect(country.zoom).toBeGreaterThan(4);
  expect(country.hasCentre).toBe(false);
  const found = press(nakuru, 'find');
  expect(viewOf(found, towns)).toMatchObject({ zoom: 11, hasCentre: true });
  expect(nearestTown(towns, centreOf(found))?.town.name).toBe('Nakuru');
});

it('finds the town of the country, without regard to accents and capitals', () => {
  expect(findTown(towns, { name: 'sao paulo', country: '' })?.country).toBe('BR');
  expect(findTown(towns, { name: 'Birmingham', country: 'US' })?.latitude).toBeCloseTo(33.5, 0);
  expect(findTown(towns, { name: 'Birmingham', country: '' })?.country).toBe('GB');
  const unknown = press({ ...nakuru, cityName: '<i>Nowhere' }, 'find');
  expect(unknown.centre).toBeUndefined();
  expect(mapHtml(unknown, towns, undefined)).toContain('does not know a town named &lt;i&gt;Nowhere');
});

it.each([
  ['north', 0.25 * mapSize.height, 0],
  ['south', -0.25 * mapSize.height, 0],
  ['east', 0, 0.25 * mapSize.width],
  ['west', 0, -0.25 * mapSize.width],
])('moves the centre %s by a quarter of the map', (direction, north, east) => {
  const found = press(nakuru, 'find');
  const [from, to] = [centreOf(found), centreOf(press(found, direction))];
  const km = metresPerPixel(viewOf(found, towns)) / 1_000;
  expect((to.latitude - from.latitude) * 111.2).toBeCloseTo(north * km, 0);
  expect((to.longitude - from.longitude) * 111.2).toBeCloseTo(east * km, 0);
});

it('puts a pressed place into the middle, and comes closer only from far away', () => {
  const country = { country: 'KE' };
  const { zoom } = viewOf(country, towns);
  const region = press(country, 'place', { x: '60', y: '-40' });
  expect(viewOf(region, towns)).toMatchObject({ zoom: zoom + 2, hasCentre: true });
  const found = press(nakuru, 'find');
  const near = press(found, 'place', { x: '100', y: '0' });
  expect(viewOf(near, towns).zoom).toBe(11);
  expect(distanceKm(centreOf(found), centreOf(near))).toBeCloseTo(7.6, 1);
  // Dragging it back shows the same place as before.
  const back = press(near, 'drag', { x: '100', y: '0' });
  expect(distanceKm(centreOf(found), centreOf(back))).toBeLessThan(0.05);
});

it('stays on the map at its edges', () => {
  const edge = press({ centre: '84.9, 179.9', zoom: '3' }, 'north');
  expect(centreOf(edge).latitude).toBeLessThanOrEqual(85);
  expect(centreOf(press({ centre: '0, 179.9', zoom: '3' }, 'east')).longitude).toBeLessThan(0);
  expect(viewOf(press({ centre: '0, 0', zoom: '17' }, 'in'), towns).zoom).toBe(17);
  expect(viewOf(press({ centre: '0, 0', zoom: '1' }, 'out'), towns).zoom).toBe(1);
});

it('draws names that do not cover each other, on a grid of round distances', () => {
  const { svg, names, squareMetres } = drawMap(viewOf({ country: 'IN' }, towns), towns, undefined);
  expect(names).toContain('Mumbai');
  expect(names.length).toBeGreaterThan(10);
  expect(squareMetres).toBe(500_000);
  const places = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]+)/g)].map(([, x, y, name = '']) => ({
    left: Number(x),
    right: Number(x) + name.length * 6,
    y: Number(y),
  }));
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.abs(one.y - other.y) >= 16 || one.right < other.left || other.right < one.left).toBe(true);
});

it('shows the operator’s tiles instead, if they are pictures', () => {
  const found = press(nakuru, 'find');
  const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png?a=1&b=2', attribution: '© Somebody' };
  const page = mapHtml(found, towns, tiles);
  expect(page).toContain('href="https://tiles.example.com/11/1229/1025.png?a=1&amp;b=2"');
  expect(page).toContain('© Somebody');
  expect(page).not.toContain('<text');
  expect(page).not.toContain('Each square');
  expect(mapHtml(found, towns, { url: 'https://tiles.example.com/town.pmtiles' })).toContain(
    '>Nakuru</text>',
  );
});

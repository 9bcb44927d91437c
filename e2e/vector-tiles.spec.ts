import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createClient } from '@thikana/contract/client';
import { listAllListings } from '@thikana/contract/search/search';
import sharp from 'sharp';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { placeInTile, writeTileArchive } from './support/tile-archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tiles-'));
const archive = path.join(folder, 'city.pmtiles');
const centre = { longitude: 88.43, latitude: 26.72 };
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  writeTileArchive(archive, centre, []);
  site = await startSite({ port: await freePort(), demo: true, environment: { TILES_URL: archive } });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('shows an archive of the disk in the colours of both themes, without a request to other hosts', async ({
  page,
}) => {
  const whole = [
    [-64, -64],
    [4160, -64],
    [4160, 4160],
    [-64, 4160],
  ] as const;
  writeTileArchive(archive, centre, [
    { name: 'earth', features: [{ type: 'polygon', points: whole, tags: { kind: 'earth' } }] },
    { name: 'water', features: [{ type: 'polygon', points: whole, tags: { kind: 'lake' } }] },
    {
      name: 'places',
      features: [point(centre, { kind: 'locality', name: 'काठमाडौँ', 'name:en': 'Test Town' })],
    },
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/rentals`);
  expect(asked.filter((url) => url.includes('pmtiles'))).toEqual([]);
  await page.goto(`${site.url}/rentals?view=map`);
  await expect(page.getByRole('status').filter({ hasText: '© OpenStreetMap' })).toBeVisible();
  await expect.poll(() => mostCommonColor(page)).toBe('b9d7dc');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect.poll(() => mostCommonColor(page)).toBe('23474f');
  expect(asked.some((url) => url === `${site.url}/tiles/map.pmtiles`)).toBe(true);
  const others = asked.filter((url) => url.startsWith('http') && !url.startsWith(site.url));
  expect(others).toEqual([]);
});

test('draws symbols with their names where there is room, and no name below a pin', async ({ page }) => {
  const call = createClient({ baseUrl: site.url });
  const { listings } = await call(listAllListings, { query: { propertyType: 'land' } } as never);
  const [longitude = 0, latitude = 0] = listings[0]?.coordinates?.coordinates ?? [];
  const pin = { longitude, latitude };
  const free = { longitude: longitude + 0.005, latitude };
  // Letters without gaps, to be found among the pixels.
  const name = '█'.repeat(12);
  writeTileArchive(archive, pin, [
    { name: 'places', features: [point(pin, { kind: 'locality', name })] },
    { name: 'pois', features: [point(free, { kind: 'hospital', name })] },
  ]);
  const within = [longitude - 0.004, latitude - 0.002, longitude + 0.009, latitude + 0.002];
  await page.goto(
    `${site.url}/buys?propertyType=land&view=map&within=${within.map((edge) => edge.toFixed(5))}`,
  );
  const button = page.locator('.maplibregl-marker button').first();
  await expect(button).toBeVisible();
  const [canvas, box] = await Promise.all([page.locator('canvas').boundingBox(), button.boundingBox()]);
  if (!canvas || !box) throw new Error('There is no map.');
  const at = { x: box.x + box.width / 2 - canvas.x, y: box.y + box.height / 2 - canvas.y };

  const countNear = async (color: string, isNear: (x: number, y: number) => boolean) => {
    const all = await pixels(page);
    return all.filter((each, index) => {
      const [x, y] = [index % canvas.width, index / canvas.width];
      return each === color && Math.abs(y - at.y) < 60 && isNear(x, y);
    }).length;
  };
  const [symbolColor, nameColor] = ['1d5c42', '52605a'];
  const aroundPin = (x: number) => Math.abs(x - at.x) < 120;
  const aside = (x: number) => x - at.x > 120;
  await expect.poll(() => countNear(symbolColor, aside)).toBeGreaterThan(20);
  await expect.poll(() => countNear(nameColor, aside)).toBeGreaterThan(100);
  await expect.poll(() => countNear(nameColor, aroundPin)).toBe(0);
});

function point(at: typeof centre, tags: Record<string, string>) {
  return { type: 'point' as const, points: [placeInTile(at)], tags };
}

/** The colours of all pixels of the map, row by row, in hexadecimal. */
async function pixels(page: Page): Promise<string[]> {
  const picture = sharp(await page.locator('canvas').screenshot()).removeAlpha();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, at) => data.toString('hex', at * 3, at * 3 + 3));
}

async function mostCommonColor(page: Page): Promise<string> {
  const counts = Map.groupBy(await pixels(page), (color) => color);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}

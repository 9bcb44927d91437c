import { expect, overlayEntries, test } from './support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/rentals?view=map');
  await expect(page.locator('.maplibregl-marker button').first()).toBeVisible();
});

test('one notch of the wheel moves the map, and with it the search', async ({ page }) => {
  await page.mouse.move(1060, 620);
  await page.mouse.wheel(0, -120);
  await expect(page).toHaveURL(/within=/);
});

test('a corner of a shape may lie on a pin', async ({ page }) => {
  const pin = await page.locator('.maplibregl-marker button').first().boundingBox();
  const at = { x: (pin?.x ?? 0) + (pin?.width ?? 0) / 2, y: (pin?.y ?? 0) + (pin?.height ?? 0) / 2 };
  await page.getByRole('button', { name: 'Draw a shape' }).click();
  await page.mouse.click(at.x, at.y);
  await page.mouse.click(at.x + 80, at.y + 10);
  await page.mouse.click(at.x + 40, at.y + 90);
  await page.getByRole('button', { name: 'Search in this shape' }).click();
  await expect(page).toHaveURL(/shape=/);
});

test('Back ends drawing, and leaves the map open', async ({ page }) => {
  const draw = page.getByRole('button', { name: 'Draw a shape' });
  await draw.click();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.goBack();
  await expect(draw).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/view=map/);
});

test('the whole map is in view where the page begins, and below the bar once it scrolls', async ({
  page,
}) => {
  await page.goto('/rentals?view=map&within=88.35,26.65,88.5,26.8');
  const map = page.getByRole('region', { name: 'Map' }).first();
  await expect(map).toBeInViewport({ ratio: 1 });
  await page.getByRole('article').first().hover();
  const chip = page.getByRole('link', { name: 'Remove the filter: In this part of the map' });
  const gap = async () => {
    const [above, below] = await Promise.all([chip.boundingBox(), map.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  const atTop = await gap();
  await page.mouse.wheel(0, 600);
  await expect.poll(gap).toBeLessThan(atTop);
  expect(await gap()).toBeGreaterThan(0);
  await expect(map.getByRole('heading', { name: 'Map' })).toBeInViewport({ ratio: 1 });
  await map.getByRole('link', { name: 'Close the map' }).click();
  await expect(map).toHaveCount(0);
});

for (const width of [360, 1440])
  test(`closing the map that was opened from a list leaves no step behind, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/about');
    await page.goto('/rentals');
    await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
    await page.getByRole('link', { name: 'Close the map' }).click();
    await expect(page).toHaveURL(/\/rentals$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

test('a map that was opened by its address closes to the list', async ({ page }) => {
  await page.getByRole('link', { name: 'Close the map' }).click();
  await expect(page).toHaveURL(/\/rentals$/);
});

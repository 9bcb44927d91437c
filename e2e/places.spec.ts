import { expect, expectAccessible, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';

test('an editor adds an area, moves it on the map, renames it and merges it; its address still works', async ({
  page,
}) => {
  // A second attempt finds the places of the first.
  const [part, rest] = test.info().retry === 0 ? ['jyoti', 'nagar'] : ['surya', 'tala'];
  const [first, second] = [`${part}-${rest}`, `${part}${rest}`];
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/places/areas');
  await expect(page.getByRole('heading', { name: 'Areas', level: 1 })).toBeVisible();
  await lookAtScreen(page, 'areas');

  await page.getByRole('link', { name: 'Add an area' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${part} ${rest}`);
  await page.getByLabel('Spellings').fill(`${part}nogor\n${part}i ${rest}`);
  const latitude = page.getByLabel('Latitude');
  const centre = await latitude.inputValue();
  const map = page.getByRole('region', { name: 'Map' });
  await expect(page.getByLabel('Pin on the map')).toBeVisible();
  await map.click({ position: { x: 120, y: 200 } });
  await expect(latitude).not.toHaveValue(centre);
  await lookAtScreen(page, 'add');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/places\/areas$/);
  await page.goto(`/rentals/in/${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${part} ${rest}`);

  await page.goto(`/admin/places/areas/edit/${first}`);
  await page.getByLabel('Name', { exact: true }).fill(second);
  await page.getByLabel('Address').fill(second);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Former addresses: ${first}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/edit/${second}$`));
  await lookAtScreen(page, 'edit');
  await page.goto(`/rentals/in/${first}`);
  await expect(page).toHaveURL(new RegExp(`/rentals/in/${second}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);

  await page.goto(`/admin/places/areas/edit/${second}`);
  await page.getByRole('button', { name: 'Merge into another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByText('Please choose a place.')).toBeVisible();
  await dialog.getByLabel('Name or address of the other').fill('champasari');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).toHaveURL(/\/edit\/champasari$/);
  await page.goto(`/rentals/in/${first}`);
  await expect(page).toHaveURL(/\/rentals\/in\/champasari$/);
  await page.goto('/admin/audit?action=areas.merge');
  await expect(page.getByRole('row').nth(1)).toContainText(`merged with ${second}`);
});

test('the map has its room before it is there, so that nothing below it moves', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  const isReleased = Promise.withResolvers<void>();
  await page.route(/\/position-map-[^/]+\.js$/, async (route) => {
    await isReleased.promise;
    await route.continue();
  });
  await page.goto('/admin/places/areas');
  await page.getByRole('link', { name: 'Matigara' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(page.getByText('Opening the map')).toBeVisible();
  const before = await save.boundingBox();
  isReleased.resolve();
  await expect(page.getByLabel('Pin on the map')).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('landmarks are exported, previewed and imported', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/places/landmarks');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('landmarks.csv');
  const shapes = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export map.geojson' }).click();
  expect((await shapes).suggestedFilename()).toBe('map.geojson');

  const choose = (csv: string) =>
    page
      .getByLabel('Choose files to import')
      .setInputFiles({ name: 'landmarks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const header = 'slug,kind,name,latitude,longitude,nearMetres\n';
  await choose(`${header}zenith-bazaar,bazaar,Zenith Bazaar,26.73,88.43,500\n`);
  await expect(page.getByText('landmarks.csv:2: The kind bazaar is not one of')).toBeVisible();
  await choose(`${header}zenith-bazaar,market,Zenith Bazaar,26.73,88.43,500\n`);
  await expect(page.getByText('New: 1. Changed: 0. Unchanged: 0.')).toBeVisible();
  await lookAtScreen(page, 'import');
  await page.getByRole('button', { name: 'Import 1 place' }).click();
  await page.getByLabel('Search landmarks').fill('zenith');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Zenith Bazaar' })).toBeVisible();
  await page.goto('/rentals?q=flat near zenith bazaar');
  await expect(page.getByRole('link', { name: 'Remove the filter: Near Zenith Bazaar' })).toBeVisible();
});

test('an editor outlines an area, and gives a road its line by a file', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/places/areas/edit/matigara');
  const outline = page.getByLabel('Outline', { exact: true });
  await outline.fill('{"type":"Polygon","coordinates":[[[88.36,26.72],[88.4,26.72],[88.4,26.74]]]}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('An outline needs four positions or more')).toBeVisible();
  const ring = '[[88.36,26.715],[88.405,26.715],[88.4,26.745],[88.37,26.75],[88.36,26.715]]';
  await outline.fill(
    `{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[${ring}]}}`,
  );
  await lookAtScreen(page, 'outline');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Matigara was changed.').first()).toBeVisible();
  await expect(outline).toHaveValue(`{"type":"Polygon","coordinates":[${ring}]}`);
  const answer = page.waitForResponse(/\/api\/city\/map\/areas/);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Its surroundings, because names keep away from the pins of a whole city.
  await page.goto('/rentals?view=map&priceRange=1-2&within=88.35,26.71,88.42,26.76');
  const { areas } = await (await answer).json();
  expect(areas.find(({ slug }: { slug: string }) => slug === 'matigara').outline).toEqual([JSON.parse(ring)]);
  await expect(
    page.getByRole('region', { name: 'Map' }).getByText('Matigara', { exact: true }),
  ).toBeVisible();

  await page.goto('/admin/places/landmarks');
  const csv =
    'slug,kind,name,latitude,longitude,line,nearMetres\nsevoke-line,road,Sevoke Line,26.73,88.43,sevoke-line,500\n';
  const line = '{"type":"LineString","coordinates":[[88.42,26.73],[88.44,26.731]]}';
  const feature = `{"type":"Feature","id":"sevoke-line","properties":{"kind":"road","name":"Sevoke Line"},"geometry":${line}}`;
  await page.getByLabel('Choose files to import').setInputFiles([
    { name: 'landmarks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    {
      name: 'map.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(`{"type":"FeatureCollection","features":[${feature}]}`),
    },
  ]);
  await page.getByRole('button', { name: 'Import 1 place' }).click();
  await expect(page.getByText('The file was imported.').first()).toBeVisible();
  await page.goto('/admin/places/landmarks/edit/sevoke-line');
  await expect(page.getByLabel('Line', { exact: true })).toHaveValue(line);
  await lookAtScreen(page, 'line');
  // Listings of other areas return to them.
  await page.goto('/admin/places/areas/edit/matigara');
  await page.getByRole('button', { name: 'Remove the outline' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Matigara was changed.').first()).toBeVisible();
});

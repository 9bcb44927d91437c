import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';

const filtersInForce = 'Active filters';

test('a search by size near a place lists the nearest homes first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/search?purpose=rent');
  await page.getByLabel('From', { exact: true }).fill('400');
  await page.getByLabel('Up to', { exact: true }).fill('2000');
  await page.getByRole('combobox', { name: 'Place' }).fill('hakim');
  await page
    .getByRole('option', { name: /Hakimpara/ })
    .first()
    .click();
  await page.getByLabel('Within').selectOption('5');
  await page.getByLabel('Sort by').selectOption('nearest');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL('**/rentals?**');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({ size: '400-2000', km: '5', sort: 'nearest' });
  expect(query.near).toMatch(/^88\.\d+,26\.\d+$/);
  expect(query.place).toContain('Hakimpara');
  const chips = page.getByRole('list', { name: filtersInForce });
  await expect(chips).toContainText('400 – 2,000 sq ft');
  await expect(chips).toContainText('Within 5 km of Hakimpara');
  await expect(page.getByLabel('Sort by')).toHaveValue('nearest');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await chips.getByRole('link', { name: /Remove the filter: Within 5 km/ }).click();
  await expect(page).not.toHaveURL(/near|km|place|sort/);
  await expect(page.getByLabel('Sort by').getByRole('option', { name: 'Nearest' })).toHaveCount(0);
});

test.describe('near me', () => {
  test('uses the browser’s position', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 88.42712, latitude: 26.71498 });
    await page.goto('/search');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('my position');
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL('**/properties?**');
    expect(new URL(page.url()).searchParams.get('near')).toBe('88.427,26.715');
    await expect(page.getByRole('list', { name: filtersInForce })).toContainText(
      'Within 2 km of my position',
    );
  });

  test('explains what to do if the browser gives no position', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('Your browser did not share your position.')).toBeVisible();
    // No field lies half below the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test('going back to a list restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/rentals');
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/rentals\/[0-9a-f]{24}/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/rentals');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await page.waitForURL(/\/rentals\/[0-9a-f]{24}/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is found by its name, and an unknown name shows an error', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Place', { exact: true }).fill('Hakimpara');
    await page.getByLabel('From', { exact: true }).fill('2');
    await page.getByLabel('Unit', { exact: true }).selectOption('katha');
    await page.getByRole('button', { name: /^Show/ }).click();
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toMatchObject({ size: '2+katha', km: '2' });
    expect(query.place).toContain('Hakimpara');
    await expect(page.getByRole('list', { name: filtersInForce })).toContainText('Within 2 km of Hakimpara');
    await page.goto('/properties?place=qqqxyzqqq');
    await expect(page.getByRole('list', { name: filtersInForce })).toContainText(
      'Unknown place: “qqqxyzqqq”',
    );
  });
});

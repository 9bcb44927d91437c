import { expect, expectNoSidewaysScroll, test } from './support/journey.ts';
import { layoutShifts, noteLayoutShifts } from './support/layout-shifts.ts';
import { enterAsOwner } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

test('a card has the specified size, and so has its cover', async ({ page }) => {
  await page.goto('/rentals');
  const cards = await page.getByRole('article').all();
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    const height = (await card.boundingBox())?.height ?? 0;
    const cover = (await card.locator('picture, img').first().locator('..').boundingBox())?.height;
    expect(height).toBeGreaterThanOrEqual(420);
    expect(height).toBeLessThanOrEqual(430);
    expect(cover).toBe(240);
  }
});

test('at 1,024 pixels too, a card shows the size beside a monthly rent', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/rentals?period=month&propertyType=flat');
  const facts = page.getByRole('article').getByText(/BHK · [\d,]+ sq/);
  await expect(facts).toHaveCount(8);
  const cut = await facts.evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth));
  expect(cut).toEqual([]);
});

for (const [path, what] of [
  ['/rentals', 'a list'],
  ['/rentals?rooms=2,3&propertyType=flat,house&priceRange=5000-90000&posted=365', 'a narrowed list'],
] as const) {
  test(`on a phone, ${what} begins with one whole card and a part of the next`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const [first, second] = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()))
      .then((boxes) => boxes.slice(0, 2));
    expect(first?.y).toBeLessThanOrEqual(190);
    expect(second?.y).toBeLessThan(740);
    await expectNoSidewaysScroll(page);
  });
}

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`at 768 pixels the bar has all filters and short stays in one row: ${language || '/en'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${language}/rentals`);
    const bar = page.locator('[data-filter-bar]');
    await expect(bar.locator('a[href*="period="]')).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBeLessThan(70);
  });

test('on a phone, a doubtful place costs two lines above the first card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?q=2%20bhk%20hakimpra');
  await expect(page.getByText(/“hakimpra” is taken for/)).toBeVisible();
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(250);
});

test('the bar and the chips stay in reach while a list scrolls, and a button leads back to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?rooms=2');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole('link', { name: /^Change the search/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Remove the filter: 2 BHK' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an empty list says so on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/buys?rooms=9&propertyType=shop&location=matigara');
  const text = page.getByText('No listing found.', { exact: true });
  expect((await text.boundingBox())?.y).toBeLessThan(300);
});

test('nothing moves while a list loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await noteLayoutShifts(page);
  await page.goto('/rentals?rooms=2&view=');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(100, 400);
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

for (const path of ['/', '/rentals'])
  test(`the footer of ${path} keeps its place while it comes into view on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const languages = page.getByRole('navigation', { name: 'Languages' });
    const places = () =>
      Promise.all(
        [footer, languages].map((part) =>
          part.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
        ),
      );
    const before = await places();
    await languages.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(languages.getByRole('link').last()).toBeInViewport();
    expect(await places()).toEqual(before);
  });

for (const [width, columns] of [
  [1440, 4],
  [768, 2],
  [360, 1],
] as const) {
  test(`a list has ${columns} columns of cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rentals');
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('the navigation stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/rentals');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the dashboard’s menu is beside the content from 768 px on, and in the header’s menu below', async ({
  page,
}) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/dashboard/your-profile');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-panel').getByRole('link', { name: 'View Your Listings' }).click();
  await expect(page).toHaveURL(/view-your-listings/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the owner of a listing can be reached from its first screen at every width', async ({ page }) => {
  const found = await page.request.get('/api/user/post/rental-properties');
  const { rentals } = (await found.json()) as { rentals: { _id: string; messagesOnly?: boolean }[] };
  await page.goto(`/rentals/${rentals.find(({ messagesOnly }) => !messagesOnly)?._id}`);
  const reveal = page.getByRole('button', { name: /^(Call|Show phone number)$/ }).filter({ visible: true });
  for (const width of [360, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // That of the bar is the last one, where there is a bar.
    await expect(reveal.last()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test('the menu is no wider than a phone, even with a long email address', async ({ page }) => {
  const { email } = await enterAsOwner(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.locator('#site-panel');
  await expect(panel.getByText(email)).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('long words break instead of widening the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/properties?q=${'supercalifragilistic'.repeat(4)}`);
  await expect(page.getByText(/No listing here mentions/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('suggestions lie over what follows the search', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('main').getByLabel('Search', { exact: true });
  await field.click();
  await page.keyboard.type('matig');
  const list = page.getByRole('main').getByRole('listbox').filter({ visible: true });
  await expect(list.getByRole('option').first()).toBeVisible();
  const covered = await list.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const end = Math.min(bottom, window.innerHeight);
    const heights = Array.from(
      { length: Math.floor((end - top) / 10) - 1 },
      (_, step) => top + (step + 1) * 10,
    );
    return heights.filter((y) => !element.contains(document.elementFromPoint(left + 20, y)));
  });
  expect(covered).toEqual([]);
});

test('on paper, no bar lies over a listing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/rentals\/[0-9a-f]{24}/);
  const bars = page.locator('.fixed:visible');
  await expect(bars).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(bars).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { countTaps } from './support/taps.ts';

const cards = (page: Page) => page.getByRole('article');
const heartOf = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Shortlist / });

/** Adds the first listings of a list to the shortlist and returns their titles. */
async function shortlistFirst(page: Page, count: number): Promise<string[]> {
  await page.goto('/rentals');
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await heartOf(page, index).click();
    await expect(heartOf(page, index)).toHaveAttribute('aria-pressed', 'true');
    titles.push((await cards(page).nth(index).getByRole('heading').textContent()) ?? '');
  }
  return titles;
}

test('taps on hearts count and show at once, even the first touches of the page', async ({ page }) => {
  const buttons = '**/assets/listing-buttons-*.js';
  const { promise: untilLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(buttons, async (route) => {
    await untilLetGo;
    await route.continue();
  });
  await page.goto('/rentals');
  const asked = page.waitForRequest(buttons);
  for (const index of [0, 1]) await heartOf(page, index).dispatchEvent('click');
  await asked;
  for (const index of [0, 1]) await expect(heartOf(page, index).locator('svg')).not.toHaveCSS('fill', 'none');
  letGo();
  for (const index of [0, 1]) await expect(heartOf(page, index)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('a shortlisted listing is on the shortlist in every tab, and can be removed', async ({
  page,
  context,
}) => {
  const [first = '', second = ''] = await shortlistFirst(page, 2);
  await page.getByRole('navigation').getByRole('link', { name: 'Shortlist' }).first().click();
  await expect(page.getByRole('heading', { name: 'Shortlist', level: 1 })).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText([second, first]);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/shortlist');
  await expect(cards(other)).toHaveCount(2);
  await heartOf(other, 0).click();
  await expect(other.getByText('1 on your shortlist')).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText([first]);

  await page.reload();
  await heartOf(page, 0).press('Enter');
  await expect(page.getByText('Your shortlist is empty.').last()).toBeVisible();
  await expectAccessible(page);
});

test('a viewed listing is remembered and can be shortlisted there', async ({ page }) => {
  await page.goto('/rentals');
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('viewed') !== null);
  await page.goto('/shortlist');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(title);
  await viewed.getByRole('button', { name: /^Shortlist / }).click();
  await expect(page.getByText('1 on your shortlist')).toBeVisible();
  await expect(viewed.getByRole('article')).toHaveCount(0);
});

test('three listings are shortlisted and compared, with five taps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  const flow = countTaps();
  for (const index of [0, 1, 2]) await flow.tap(heartOf(page, index));
  await flow.tap(page.getByRole('navigation').getByRole('link', { name: /^Saved/ }));
  await flow.tap(page.getByRole('link', { name: 'Compare side by side' }));
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(flow.count).toBe(5);
  flow.note('shortlist three and compare');
});

test('two to four listings are compared in a table that scrolls by itself', async ({ page }) => {
  const titles = await shortlistFirst(page, 5);
  await page.goto('/shortlist');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  for (let index = 0; index < 4; index += 1) await boxes.nth(index).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(page.getByText('You can compare up to 4 listings.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('columnheader')).toContainText(titles.slice(1).toReversed());
  await expectAccessible(page);

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoSidewaysScroll(page);
  }
  const table = page.getByRole('region', { name: 'Listings side by side' });
  const label = page.getByRole('rowheader', { name: /^Price/ }).first();
  const before = await label.boundingBox();
  await table.evaluate((element) => element.scrollTo(400, 0));
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectContrast(page);
  await page.goBack();
  for (let index = 0; index < 5; index += 1)
    await expect(boxes.nth(index)).toBeChecked({ checked: index < 4 });
});

test('listings show distances from the visitor’s places', async ({ page }) => {
  await page.goto('/rentals');
  await cards(page).first().getByRole('link').click();
  const card = page.getByRole('region', { name: 'Distances' });
  // Before, and until its code is there, the card shows landmarks in another kind of list.
  const distance = card.getByRole('listitem').getByText(/^about [\d.]+ k?m in a straight line$/);
  await card.getByRole('button', { name: 'Add a place' }).click();
  await card.getByLabel('Name').fill('Work');
  // Its name is wider than a phone.
  await card.getByLabel('Location').pressSequentially('north bengal medical');
  await card.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(distance).toBeVisible();

  await page.goto('/buys');
  await cards(page).first().getByRole('link').click();
  await expect(distance).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: 'Remove Work' }).click();
  await expect(card.getByText('Work', { exact: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shortlist says that it needs JavaScript, and a comparison works', async ({ page, request }) => {
    await page.goto('/shortlist');
    await expect(
      page.getByText('The shortlist is stored in your browser and needs JavaScript'),
    ).toBeVisible();
    await page.goto('/rentals');
    await expect(page.getByRole('button', { name: /^Shortlist / })).toHaveCount(0);

    const { rentals } = (await (await request.get('/api/user/post/rental-properties')).json()) as {
      rentals: { _id: string; title: string }[];
    };
    const answer = await page.goto(`/compare?ids=${rentals[0]?._id},${rentals[1]?._id}`);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex"/>');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page
      .getByRole('link', { name: /^Remove .* from the comparison$/ })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

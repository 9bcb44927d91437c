import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

const slides = [
  ['Find your dream property today!', 'Discover the perfect home in Siliguri'],
  ['Exclusive deals on properties!', 'Premium listings at competitive prices'],
  ['Your perfect home awaits!', 'Let us help you find your ideal property'],
] as const;

/** From here on the clock stands still until the test advances it. */
async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

test.describe('the hero', () => {
  test.beforeEach(async ({ page }) => {
    await holdTime(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Welcome' }).locator('img')).toHaveCount(3);
  });

  test('cycles through its three slides, 5 seconds each', async ({ page }) => {
    for (const [headline, subtext] of [...slides, slides[0]]) {
      const shown = page.locator('[aria-hidden=false]').filter({ hasText: headline });
      await expect(shown).toContainText(subtext);
      await expect(shown).toHaveCSS('transition-duration', '1s');
      await page.clock.runFor(4999);
      await expect(shown).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(shown).toHaveCount(0);
    }
  });

  test('pauses under the pointer, stops after a search and resumes with Play', async ({ page }) => {
    const first = page.locator('[aria-hidden=false]').filter({ hasText: slides[0][0] });
    const second = page.locator('[aria-hidden=false]').filter({ hasText: slides[1][0] });
    await page.getByText(slides[0][1]).hover();
    await page.clock.runFor(9000);
    await expect(first).toHaveCount(1);
    await page.mouse.move(600, 880);
    await page.clock.runFor(5000);
    await expect(second).toHaveCount(1);

    await page.getByLabel('Property type').focus();
    await page.getByLabel('Property type').blur();
    await page.clock.runFor(12_000);
    await expect(second).toHaveCount(1);

    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await page.clock.runFor(10_000);
    await expect(first).toHaveCount(1);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.clock.runFor(12_000);
    await expect(first).toHaveCount(1);
  });
});

test('the hero shows its headline on wide screens only, and loads its first picture first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const answer = await page.goto('/');
  await expect(page.getByText(slides[0][0])).toBeHidden();
  await expect(page.getByText(slides[0][1])).toBeVisible();
  const document = (await answer?.text()) ?? '';
  expect(document).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/i);
  expect(document.match(/\/assets\/coronation-bridge-/g) ?? []).toEqual([]);
  const picture = await page.locator('section img').first().getAttribute('src');
  const { headers } = { headers: (await page.request.get(picture ?? '')).headers() };
  expect(headers['cache-control']).toContain('immutable');
});

test('the hero does not move with reduced motion until Play is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTime(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play slideshow' });
  await expect(play).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: 'Start the carousel' })).toBeVisible();
  await expect(page.locator('[aria-hidden=false]').filter({ hasText: slides[0][0] })).toHaveCount(1);
  await play.click();
  await page.clock.runFor(5000);
  await expect(page.locator('[aria-hidden=false]').filter({ hasText: slides[1][0] })).toHaveCount(1);
});

test('the latest properties advance every 4 seconds until someone interacts', async ({ page }) => {
  await holdTime(page);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Latest properties' });
  const pause = carousel.getByRole('button', { name: 'Stop the carousel' });
  await expect(pause).toBeVisible();
  expect(await firstCard(carousel)).toBe(0);
  await page.clock.runFor(3999);
  expect(await firstCard(carousel)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => firstCard(carousel)).toBe(1);

  await pause.click();
  await page.clock.runFor(9000);
  expect(await firstCard(carousel)).toBe(1);
  await carousel.getByRole('button', { name: 'Next properties' }).click();
  await expect.poll(() => firstCard(carousel)).toBe(2);
  await expect(carousel.getByRole('button', { name: 'Start the carousel' })).toBeVisible();
});

test('the latest properties wrap around', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Latest properties' });
  const cards = await carousel.getByRole('listitem').count();
  const previous = carousel.getByRole('button', { name: 'Previous properties' });
  await previous.click();
  await expect.poll(() => firstCard(carousel)).toBe(cards - 4);
  await carousel.getByRole('button', { name: 'Next properties' }).click();
  await expect.poll(() => firstCard(carousel)).toBe(0);

  // A press on an area shows at once that its page comes, instead of loading a document silently.
  const held = Promise.withResolvers<void>();
  await page.context().route('**/api/areas/sevoke/rent', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: /for rent in Sevoke Road/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes and shops for rent in Sevoke Road');
  await expect(page.getByRole('img', { name: /Map of Sevoke Road/ })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await expect(page.getByLabel('Purpose')).toBeHidden();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Purpose').selectOption('buy');
  await page.getByRole('main').getByRole('link', { name: 'Land', exact: true }).click();
  await expect(page).toHaveURL(/\/buys\?propertyType=land$/);
});

/** The number of cards scrolled past; fractional while it moves. */
function firstCard(carousel: Locator): Promise<number> {
  return carousel.getByRole('list').evaluate((list) => {
    const row = list.parentElement as HTMLElement;
    const card = list.firstElementChild as HTMLElement;
    return Math.round((row.scrollLeft / card.getBoundingClientRect().width) * 50) / 50;
  });
}

for (const [width, cards] of [
  [360, 1],
  [700, 2],
  [1100, 3],
  [1440, 4],
] as const) {
  test(`the carousel shows ${cards} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Latest properties' });
    const [card, list] = await Promise.all([
      carousel.getByRole('listitem').first().boundingBox(),
      carousel.getByRole('list').boundingBox(),
    ]);
    expect(Math.round((list?.width ?? 0) / (card?.width ?? 1))).toBe(cards);
  });
}

test('the panel of a narrow screen closes on a press outside, on Escape and on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const panel = page.locator('#site-panel');
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(panel).toBeVisible();
  };
  await open();
  for (const name of ['Home', 'Available Properties', 'Rent', 'Buy', 'About Us', 'Login', 'Sign Up'])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  // Between the panel and the bar at the bottom.
  await page.mouse.click(195, 740);
  await expect(panel).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await open();
  await panel.getByRole('link', { name: 'Rent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental Properties');
  await expect(panel).toBeHidden();
});

test('posting requires a login and continues after it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Post Your Property' }).click();
  await expect(page.getByText('Please login to start posting')).toBeVisible();
  const { email, password } = demoAccount('Owner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard/new-post');
});

for (const [label, entry, path] of [
  ['Owner', 'My Account', /\/dashboard/],
  ['Admin', 'Admin Dashboard', /\/admin/],
] as const) {
  test(`the menu of the ${label.toLowerCase()} has ${entry} and Log Out`, async ({ page }) => {
    await enter(page, demoAccount(label));
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: /^.*Account of/ });
    const address = page.getByText(demoAccount(label).email).filter({ visible: true });
    await menu.click();
    await expect(address).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(address).toHaveCount(0);
    await menu.click();
    await page.getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(path);
    await page.goto('/');
    await menu.click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(
      await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('user')]),
    ).toEqual([null, null]);
  });
}

test('no document with a token in its address is cached or leaked to another site, even if it fails', async ({
  page,
}) => {
  const paths = [
    'alerts',
    'alerts/confirm',
    'still-available',
    'confirm-message',
    'conversation',
    'reset-password',
  ];
  for (const address of [...paths.map((path) => `/${path}/a-token`), '/verify-email?token=a-token']) {
    const answer = await page.request.get(address);
    expect(answer.headers(), address).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await answer.text(), address).toContain('<meta name="referrer" content="no-referrer"/>');
  }
});

test('a page that was made yesterday comes alive, though its listings are a day older', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 });
  await page.goto('/rentals');
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^Posted/),
  ).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/rentals\/\w{24}$/);
  await page.reload();
  await expect(page.getByText(/^Posted .* · /).first()).toBeVisible();
});

test('a document asks for its styles in its headers, and is painted once it is whole', async ({ page }) => {
  const answer = await page.goto('/rentals');
  const styles = await page.locator('link[rel=stylesheet]').getAttribute('href');
  expect(answer?.headers().link).toBe(`<${styles}>; rel=preload; as=style`);
  const document = (await answer?.text()) ?? '';
  const awaited = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(document)?.[1];
  expect(document.indexOf(`id="${awaited}"`)).toBeGreaterThan(document.indexOf('</footer>'));
});

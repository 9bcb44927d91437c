import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { logoPicture, madePicture } from './support/pictures.ts';
import { demoAccount, enter } from './support/session.ts';

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
}

const colourOf = (page: Page, text: string) =>
  page
    .locator('#content')
    .getByText(text)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('an operator gives the site a name, a colour and texts', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/settings');
  await page.getByLabel('Name of the site').fill('Basera');
  await page.getByLabel('Colour', { exact: true }).fill('#ffd000');
  await page.getByLabel('Text in the footer').fill('Homes between the river and the hills.');
  await page.getByLabel('First text of the About page').fill('Basera is run by three neighbours.');
  const translations = page.getByRole('group', { name: 'Texts in other languages' });
  await expect(translations.getByText(/^Missing: Text in the footer, /)).toBeVisible();
  await translations.getByLabel('Text in the footer').fill('নদী আর পাহাড়ের মাঝে ঘর-বাড়ি।');
  await expect(translations.getByText(/^Missing: First text of the About page/)).toBeVisible();
  await expect(page.getByText(/^Changed to #[0-9a-f]{6}, so that text is readable/)).toHaveCount(1);
  await page.getByLabel('Choose a logo').setInputFiles(await logoPicture());
  await expect(page.getByRole('button', { name: 'Use the site’s own icon' })).toBeVisible();
  await lookAtScreen(page, 'settings');
  await save(page);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Basera' })).toBeVisible();

  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Basera' })).toHaveAttribute(
    'src',
    /^\/brand\//,
  );
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brand\//);
  await expect(page).toHaveTitle(/Basera/);
  await expect(page.getByText('Basera is run by three neighbours.')).toBeVisible();
  await expect(page.getByText('Homes between the river and the hills.')).toBeVisible();
  await page.goto('/bn/about');
  await expect(page.getByText('নদী আর পাহাড়ের মাঝে ঘর-বাড়ি।')).toBeVisible();
  await expect(page.getByText('Basera is run by three neighbours.')).toBeVisible();
  await page.goto('/rentals');
  expect(await colourOf(page, '₹')).not.toBe('rgb(168, 67, 29)');
  for (const path of ['/', '/rentals']) {
    await page.goto(path);
    await lookAtScreen(page, path.slice(1) || 'home');
  }

  await page.goto('/admin/settings');
  for (const own of ['colours', 'logo', 'icon'])
    await page.getByRole('button', { name: `Use the site’s own ${own}` }).click();
  await translations.getByLabel('Text in the footer').fill('');
  for (const label of ['Name of the site', 'Text in the footer', 'First text of the About page'])
    await page.getByLabel(label).first().fill('');
  await save(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/Thikana/);
  await expect(page.locator('head style')).toHaveCount(0);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
});

test('a long name of the site ends before the buttons of a phone’s header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const sign = banner.getByRole('link').first();
  await sign.locator('span').evaluate((name) => {
    name.textContent = 'Homes between the Teesta and the Mahananda';
  });
  const edges = (part: ReturnType<Page['locator']>) => part.evaluate((each) => each.getBoundingClientRect());
  const name = await edges(sign.locator('span'));
  expect(name.right).toBeLessThanOrEqual((await edges(banner.getByRole('link').nth(1))).left);
});

test('an operator puts own pictures on the home page, and takes them off', async ({ page, browser }) => {
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/settings');
  for (const number of [1, 3])
    await page
      .getByLabel(`Choose a picture for slide ${number}`)
      .setInputFiles(await madePicture('hills.jpg', number));
  await expect(page.getByRole('button', { name: /Use the site’s own picture for slide/ })).toHaveCount(2);
  await lookAtScreen(page, 'slides');
  await save(page);

  for (const [width, cut] of [
    [360, 'upright'],
    [1440, 'wide'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const visitor = await context.newPage();
    await visitor.goto('/');
    const picture = visitor.getByRole('region', { name: 'Welcome' }).locator('picture img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('.avif');
    const size = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    expect(size).toBeCloseTo(cut === 'wide' ? 16 / 9 : 4 / 5, 1);
    const shift = await visitor.evaluate(
      () =>
        new Promise((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await expectAccessible(visitor);
    await context.close();
  }

  await page.goto('/admin/settings');
  for (const number of [1, 3])
    await page.getByRole('button', { name: `Use the site’s own picture for slide ${number}` }).click();
  await save(page);
  await page.goto('/');
  const src = await page.locator('picture img').first().getAttribute('src');
  expect(src).toContain('tea-garden');
});

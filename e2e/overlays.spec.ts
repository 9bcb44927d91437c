import type { Locator, Page } from '@playwright/test';
import { expect, overlayEntries, test } from './support/journey.ts';
import { expectKept } from './support/posting.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

interface Overlay {
  name: string;
  path: string;
  account?: 'Admin' | 'Owner';
  isPhone?: boolean;
  /** The control that opens it. */
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
  /** A point outside that nothing answers to; the lower left corner if missing. */
  outside?: { x: number; y: number };
  /** Tab closes a menu instead of moving inside. */
  isMenu?: boolean;
  /** Goes to the page where the opener is. */
  arrive?: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

const overlays: Overlay[] = [
  {
    name: 'the menu of the site',
    path: '/rentals',
    isPhone: true,
    opener: (page) => page.locator('[aria-controls=site-panel]'),
    overlay: (page) => page.locator('#site-panel'),
    // Above the bottom bar, whose links lead away.
    outside: { x: 5, y: 700 },
  },
  {
    name: 'the account menu',
    path: '/rentals',
    account: 'Owner',
    opener: button(/^Account of/),
    overlay: (page) => page.getByRole('button', { name: 'Log Out' }),
  },
  { name: 'a dialog', path: '/login', opener: button('Forgot password?'), overlay: dialog },
  {
    name: 'the viewer of photos',
    path: '',
    arrive: openListingWithPhotos,
    opener: button(/Show all photos in full screen/),
    overlay: dialog,
  },
  {
    name: 'the dialog of a chip',
    path: '/rentals?propertyType=flat',
    opener: (page) => page.getByRole('link', { name: /^Change the filter/ }),
    overlay: dialog,
  },
  {
    name: 'the sheet of all filters',
    path: '/rentals',
    isPhone: true,
    opener: (page) => page.getByRole('link', { name: /^Change the search/ }),
    overlay: dialog,
    outside: { x: 180, y: 8 },
  },
  {
    name: 'the dialog that saves a search',
    path: '/rentals?propertyType=flat',
    opener: button('Save this search'),
    overlay: dialog,
  },
  {
    name: 'the dialog of an own listing',
    path: '/dashboard/view-your-listings',
    account: 'Owner',
    opener: (page) => page.getByRole('article').first().getByRole('button').first(),
    overlay: dialog,
  },
  {
    name: 'a menu of actions',
    path: '/admin/users',
    account: 'Admin',
    opener: button(/^Actions for/),
    overlay: (page) => page.getByRole('menu'),
    isMenu: true,
  },
  {
    name: 'the menu of the administration',
    path: '/admin/home',
    account: 'Admin',
    isPhone: true,
    opener: button('Admin menu'),
    overlay: dialog,
    outside: { x: 340, y: 500 },
  },
];

async function openListingWithPhotos(page: Page): Promise<void> {
  const answer = await page.request.get('/api/user/post/rental-properties', { params: { with: 'pictures' } });
  const { rentals } = (await answer.json()) as { rentals: { _id: string }[] };
  await page.goto(`/rentals/${rentals[0]?._id}`);
}

async function open(page: Page, { opener, overlay }: Overlay): Promise<void> {
  await opener(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
}

async function expectClosed(page: Page, { opener, overlay }: Overlay): Promise<void> {
  await expect(overlay(page)).toBeHidden();
  await expect.poll(() => overlayEntries(page)).toBe(0);
  await expect(opener(page)).toBeFocused();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const each of overlays) {
  const { name, path, account, isPhone = false, isMenu = false, outside, overlay, arrive } = each;
  test(`Back, Escape and a press outside close ${name}`, async ({ page, context }) => {
    if (isPhone) await page.setViewportSize({ width: 360, height: 780 });
    if (account) await startLoggedIn(context, demoAccount(account));
    await page.goto('/about');
    if (arrive) await arrive(page);
    else await page.goto(path);
    // Before its code is there, a link of the bar opens the page of all filters.
    if (!account) await page.waitForLoadState('networkidle');
    const there = page.url();

    await test.step('Back', async () => {
      await open(page, each);
      await page.goBack();
      await expectClosed(page, each);
      expect(page.url()).toBe(there);
    });
    await test.step('Forward does not open it again, and leaves no entry', async () => {
      await page.evaluate(() => history.forward());
      await expectClosed(page, each);
    });
    await test.step('Escape', async () => {
      await open(page, each);
      await page.keyboard.press('Escape');
      await expectClosed(page, each);
    });
    await test.step('the focus stays inside', async () => {
      await open(page, each);
      for (let stop = 0; stop < (isMenu ? 0 : 12); stop += 1) {
        await page.keyboard.press(stop % 3 === 2 ? 'Shift+Tab' : 'Tab');
        // Guards at both ends of a dialog hold the focus for a moment before they send it on.
        await expect.poll(() => isFocusInOverlay(page)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
    });
    if (name !== 'the viewer of photos') {
      await test.step('a press outside', async () => {
        await open(page, each);
        const { x, y } = outside ?? { x: 5, y: (page.viewportSize()?.height ?? 0) - 5 };
        await page.mouse.click(x, y);
        await expect(overlay(page)).toBeHidden();
        await expect.poll(() => overlayEntries(page)).toBe(0);
      });
    }
    await test.step('after a reload it is closed', async () => {
      await open(page, each);
      await page.reload();
      if (!account) await page.waitForLoadState('networkidle');
      await expect(overlay(page)).toBeHidden();
      await expect.poll(() => overlayEntries(page)).toBe(0);
      expect(page.url()).toBe(there);
    });
    await test.step('Back leaves the page', async () => {
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe('/about');
    });
  });
}

/** The menu of the site belongs to the header, whose other controls stay in reach. */
const isFocusInOverlay = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[role=dialog], [role=menu], header, [aria-expanded]') !== null &&
      document.activeElement !== document.body,
  );

test('a link inside an overlay leaves no entry behind', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  await page.locator('[aria-controls=site-panel]').click();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.locator('#site-panel').getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For Sale' })).toBeVisible();
  await expect(page.locator('#site-panel')).toBeHidden();
  await expect.poll(() => overlayEntries(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
});

test('a dialog that opens from a menu takes over its entry', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Admin'));
  await page.goto('/admin/home');
  await page.goto('/admin/users');
  // Administrators cannot ban themselves.
  const rows = page.getByRole('row').filter({ hasNotText: demoAccount('Admin').email });
  await rows
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ban User' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(pathOf(page)).toBe('/admin/users');
  await expect.poll(() => overlayEntries(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/admin/home');
});

test('an unsaved form asks before Back leaves it, and Back stays there', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Admin'));
  await page.goto('/admin/home');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/admin/settings');
  await page.getByRole('textbox').first().fill('Another name');

  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(pathOf(page)).toBe('/admin/settings');
  await expect.poll(() => overlayEntries(page)).toBe(0);

  await page.goBack();
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => pathOf(page)).toBe('/admin/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back returns to the step before in a form of several steps, before it leaves the page', async ({
  page,
  context,
}) => {
  await startLoggedIn(context, demoAccount('Owner'));
  await page.goto('/about');
  await page.goto('/dashboard/new-post/rent');
  const step = (text: RegExp) => page.getByRole('heading', { level: 2, name: text });
  await page.getByRole('radio', { name: 'House' }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(step(/Step 2 of 4/)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await page.getByLabel('Title', { exact: true }).fill('House with a garden');
  await expect(page).toHaveURL(/\?step=details$/);

  await expectKept(page, { title: 'House with a garden', newPictures: 0 });
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('House with a garden');
  await expect(step(/Step 2 of 4/)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(1);
  await expect(page).toHaveURL(/\?step=details$/);

  await page.goBack();
  await expect(step(/Step 1 of 4/)).toBeVisible();
  await expect(page).toHaveURL(/\/rent$/);
  await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
  await expect.poll(() => overlayEntries(page)).toBe(0);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('House with a garden');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(step(/Step 1 of 4/)).toBeVisible();
  await expect.poll(() => overlayEntries(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/about');
});

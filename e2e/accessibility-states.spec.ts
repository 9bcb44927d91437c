import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

type Enter = (page: Page) => Promise<void>;

/** Brings a screen into a state; `enter` resolves when the state is reached. */
type State = [name: string, path: string, enter: Enter];

// Reduced motion: nothing animates, and a theme applies at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press: (button: string | RegExp) => Enter = (button) => async (page) =>
  page.getByRole('button', { name: button, exact: true }).first().click();
const dialogBy: (button: string | RegExp) => Enter = (button) => async (page) => {
  await press(button)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};
const errorsBy: (button: string) => Enter = (button) => async (page) => {
  await press(button)(page);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
};
const inTurn =
  (...steps: Enter[]): Enter =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const nextPages = '**/api/user/post/rental-properties?*page=2*';

/** Holds back the next page of a list while the loading state is checked. */
async function waitForNextPage(page: Page): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.context().route(nextPages, async (route) => {
    await isReleased;
    await route.fulfill({ status: 500, json: { message: 'An error occured.', code: 'unexpected' } });
  });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.context().unroute(nextPages);
}

async function openListingWithPhotos(page: Page): Promise<void> {
  for (let number = 1; ; number += 1) {
    const answer = await page.request.get('/api/user/post/rental-properties', { params: { page: number } });
    const { rentals } = (await answer.json()) as { rentals: { _id: string; pictures: string[] }[] };
    expect(rentals, 'no rental has photos').not.toEqual([]);
    const withPhotos = rentals.find(({ pictures }) => pictures.length > 0);
    if (withPhotos) return void (await page.goto(`/rentals/${withPhotos._id}`));
  }
}

const visitorStates: State[] = [
  ['sign-up with errors', '/signup', errorsBy('Create Account')],
  ['login with errors', '/login', errorsBy('Login')],
  ['password forgotten', '/login', dialogBy('Forgot password?')],
  ['list that loads, then fails', '/rentals', waitForNextPage],
  [
    'pictures in full screen',
    '/rentals',
    inTurn(openListingWithPhotos, dialogBy(/Show all photos in full screen/)),
  ],
];

const ownerStates: State[] = [
  ['what to post', '/dashboard/new-post', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  ['account menu', '/dashboard/messages', press(/^Account of/)],
  [
    'another password, with errors',
    '/dashboard/your-profile',
    inTurn(dialogBy('Change Password'), async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
    }),
  ],
  ['post without a category', '/dashboard/new-post/rent', errorsBy('Next')],
  [
    'post without details',
    '/dashboard/new-post/rent',
    inTurn(
      (page) => page.getByRole('radio', { name: 'House' }).press('Space'),
      press('Next'),
      (page) => expect(page.getByLabel('Title', { exact: true })).toBeVisible(),
      errorsBy('Next'),
    ),
  ],
  [
    'badges of a listing',
    '/dashboard/view-your-listings',
    inTurn(
      (page) => page.getByRole('article').first().getByRole('button').first().click(),
      press('Papers and visits'),
      (page) => expect(page.getByRole('region', { name: 'Site visited' })).toBeVisible(),
    ),
  ],
  [
    'listing to be deleted',
    '/dashboard/view-your-listings',
    inTurn(
      (page) => page.getByRole('article').first().getByRole('button').first().click(),
      async (page) => {
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      },
      (page) => expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible(),
    ),
  ],
];

const adminStates: State[] = [
  [
    'post to be rejected',
    '/admin/posts?status=pending',
    inTurn(
      press(/actions/i),
      async (page) => {
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('menuitem', { name: 'Reject' }).click();
      },
      (page) => expect(page.getByRole('dialog')).toBeVisible(),
    ),
  ],
];

/** Every state in both themes, and at the width of a small phone or at 400 % zoom. */
async function lookAt(page: Page, states: readonly State[]): Promise<void> {
  test.slow();
  for (const [name, path, enter] of states) {
    await test.step(name, async () => {
      await page.goto(path);
      await enter(page);
      await expectAccessible(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expectContrast(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  }
}

test('visitors’ screens are accessible in every state', ({ page }) => lookAt(page, visitorStates));

test('owners’ screens are accessible in every state', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Owner'));
  await lookAt(page, ownerStates);
});

test('administrators’ screens are accessible in every state', async ({ page, context }) => {
  await startLoggedIn(context, demoAccount('Admin'));
  await lookAt(page, adminStates);
});

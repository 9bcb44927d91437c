import type { Locator, Page } from '@playwright/test';
import { expect, linkIn, mailTo, test } from './support/journey.ts';
import { enterAsOwner, ownListings, postFlat, signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { expectKept, reviewFlat } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';

/** Presses twice before anything can be rendered, and once more after that. */
async function pressTwice(page: Page, button: Locator, path: string): Promise<void> {
  const requests: string[] = [];
  const note = (request: { url(): string; method(): string }) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith(path)) {
      requests.push(request.url());
    }
  };
  page.on('request', note);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(path));
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await answered;
  page.off('request', note);
  expect(requests).toHaveLength(1);
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a double press sends once', async ({ page, browser }) => {
  test.slow();
  const password = 'a quiet verandah';
  const email = `twice-${Date.now()}@example.com`;

  await test.step('sign up, and go back', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Asha Tamang');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Phone Number').fill('9832012345');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByLabel('I am 18 or older').check();
    await pressTwice(page, named(page, 'Create Account'), '/api/auth/register');
    await page.waitForURL('**/login');
  });

  await test.step('request a password reset', async () => {
    await named(page, 'Forgot password?').click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await pressTwice(
      page,
      page.getByRole('dialog').locator('button[type=submit]'),
      '/api/auth/forgot-password',
    );
    await expect(page.getByText('Reset link sent! Check your email.')).toBeVisible();
  });

  await test.step('reset', async () => {
    await page.goto(linkIn(await mailTo(email, 'password')));
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm').fill(password);
    await pressTwice(page, page.locator('form button[type=submit]'), '/api/auth/reset-password');
    await page.waitForURL('**/login');
  });

  await test.step('log in', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await pressTwice(page, named(page, 'Login'), '/api/auth/login');
    await page.waitForURL((url) => url.pathname === '/');
  });

  await test.step('resend the link, save a picture, change the password', async () => {
    await page.goto('/dashboard/your-profile');
    await pressTwice(page, named(page, 'Resend Link'), '/api/auth/resend-verification');
    await page.locator('input[type=file]').setInputFiles(await madePicture('me.jpg', 3));
    await pressTwice(page, named(page, 'Save Picture'), '/api/users/upload-profile-picture');
    await expect(named(page, 'Save Picture')).toHaveCount(0);
    await named(page, 'Change Password').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').nth(0).fill(password);
    await dialog.locator('input').nth(1).fill('another quiet place');
    await dialog.locator('input').nth(2).fill('another quiet place');
    await pressTwice(page, dialog.locator('button[type=submit]'), '/api/users/change-password');
    await expect(dialog).toHaveCount(0);
  });

  const title = 'Pressed twice in Champasari';
  await test.step('submit', async () => {
    await reviewFlat(page, title, [await madePicture('front.jpg', 1)]);
    await expect(named(page, 'Submit')).toBeEnabled();
    await pressTwice(page, named(page, 'Submit'), '/api/user/post/add-new-post');
    await page.waitForURL('**/view-your-listings');
    expect(await ownListings(page)).toHaveLength(1);
  });

  await test.step('update', async () => {
    const [listing] = await ownListings(page);
    await page.goto(`/dashboard/view-your-listings/edit-post/${listing?._id}`);
    for (const _step of [1, 2, 3]) await named(page, 'Next').click();
    await expect(named(page, 'Update Post')).toBeEnabled();
    await pressTwice(page, named(page, 'Update Post'), '/api/user/post/update');
    await page.waitForURL('**/view-your-listings');
  });

  await test.step('approve', async () => {
    const [listing] = await ownListings(page);
    const admin = await (await browser.newContext()).newPage();
    await enter(admin, demoAccount('Admin'));
    await admin.goto(`/admin/posts/view-post/${listing?._id}`);
    await pressTwice(admin, named(admin, 'Approve Post'), '/api/admin/approve-post');
    await admin.context().close();
  });

  await test.step('delete', async () => {
    await page.goto('/dashboard/view-your-listings');
    await page.getByRole('article').filter({ hasText: title }).getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await pressTwice(
      page,
      page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
      '/api/user/post/delete',
    );
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test('the back button repeats no request and leads to no dead end', async ({ page }) => {
  test.slow();
  const changes: string[] = [];
  const account = await signUp(page.request);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await named(page, 'Login').click();
  await page.waitForURL((url) => url.pathname === '/');

  await test.step('after the login the login page redirects', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/about/);
    await page.goForward();
    await page.goto('/login');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/signup');
    await page.waitForURL((url) => url.pathname === '/');
  });

  const back = async () => {
    const note = (request: { url(): string; method(): string }) => {
      if (request.method() !== 'GET') changes.push(request.url());
    };
    page.on('request', note);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.off('request', note);
  };

  await test.step('after posting', async () => {
    await page.goto('/dashboard/your-profile');
    await reviewFlat(page, 'Back and forth in Dagapur', [await madePicture('front.jpg', 1)]);
    await named(page, 'Submit').click();
    await page.waitForURL('**/view-your-listings');
    await back();
    await expect(page).toHaveURL(/your-profile/);
  });

  await test.step('after editing', async () => {
    const [listing] = await ownListings(page);
    await page.goto('/dashboard/view-your-listings');
    await page.goto(`/dashboard/view-your-listings/edit-post/${listing?._id}`);
    for (const _step of [1, 2, 3]) await named(page, 'Next').click();
    await named(page, 'Update Post').click();
    await page.waitForURL('**/view-your-listings');
    await back();
    await expect(page).toHaveURL(/view-your-listings$/);
  });

  await test.step('after deleting', async () => {
    await page.goto('/dashboard/your-profile');
    await page.goto('/dashboard/view-your-listings');
    await page.getByRole('article').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await back();
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  expect(changes).toEqual([]);
  expect(await ownListings(page)).toEqual([]);
});

test('an edit that was left is restored', async ({ page }) => {
  await enterAsOwner(page);
  await postFlat(page, 'Left and found again', await madePicture('front.jpg', 1));
  const [listing] = await ownListings(page);
  const editPath = `/dashboard/view-your-listings/edit-post/${listing?._id}`;
  await page.goto(editPath);
  await named(page, 'Next').click();
  await page.getByLabel('Title', { exact: true }).fill('Left and found once more');
  await named(page, 'Next').click();
  await page.locator('input[type=file]').setInputFiles(await madePicture('back.jpg', 2));
  await page.getByRole('link', { name: 'Your Profile' }).first().click();
  await page.waitForURL('**/your-profile');
  await expectKept(page, { title: 'Left and found once more', newPictures: 1 });

  await page.goto(editPath);
  await expect(page.getByText('These are the changes you started earlier.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await named(page, 'Discard the changes').click();
  await named(page, 'Next').click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Left and found again');
});

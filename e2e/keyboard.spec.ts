import { expect, test } from './support/journey.ts';
import { pick, press, tabTo, write } from './support/keyboard.ts';
import { madePicture } from './support/pictures.ts';
import { demoAccount, startLoggedIn } from './support/session.ts';

const newcomer = { name: 'Rumi Chhetri', email: 'rumi.chhetri@example.com', password: 'momo and thukpa' };

test('skip the navigation and switch the theme', async ({ page }) => {
  await page.goto('/rentals');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.goto('/about');
  await press(page, page.getByRole('button', { name: /dark/i }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /light/i })).toBeFocused();
});

test('sign up, correct an error, log in', async ({ page }) => {
  await page.goto('/signup');
  await write(page, page.getByLabel('Name'), newcomer.name);
  await write(page, page.getByLabel('Email Address'), newcomer.email);
  await write(page, page.getByLabel('Phone Number'), '98320');
  await write(page, page.getByLabel('Password', { exact: true }), newcomer.password);
  await write(page, page.getByLabel('Confirm Password'), newcomer.password);
  await press(page, page.getByLabel('I am 18 or older'), 'Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Phone number must be 10 digits.' })).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/must be 10 digits/);
  await write(page, page.getByLabel('Phone Number'), '9832033333');
  await press(page, page.getByRole('button', { name: 'Create Account' }));
  await page.waitForURL('**/login');
  await expect(page.getByRole('status').filter({ hasText: 'User Signup Successful.' })).toBeAttached();

  await write(page, page.getByLabel('Email'), newcomer.email);
  await write(page, page.getByLabel('Password', { exact: true }), 'something else');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await write(page, page.getByLabel('Password', { exact: true }), newcomer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

test('request a password reset', async ({ page }) => {
  await page.goto('/login');
  const opener = page.getByRole('button', { name: 'Forgot password?' });
  await press(page, opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await write(page, dialog.getByLabel('Email'), demoAccount('Owner').email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Reset link sent! Check your email.' }).first(),
  ).toBeAttached();
});

test('search, save the search, page, view pictures, shortlist, share, see the number', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await pick(page, page.getByLabel('Purpose'), 'Rent');
  await pick(page, page.getByLabel('Property type'), 'Flat/Apartment');
  await press(page, page.getByRole('button', { name: 'Search' }));
  await page.waitForURL('**/rentals?**');
  await expect(page.getByRole('status').filter({ hasText: 'Purpose: Rent. Type: Flat' })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Save this search' }));
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Next page' }));
  await page.waitForURL(/page=2/);
  await press(page, page.getByRole('article').first().getByRole('link').first());
  await page.waitForURL(/\/rentals\/[0-9a-f]{24}/);
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();

  const opener = page.getByRole('button', { name: /Show all photos in full screen/ });
  await press(page, opener);
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();

  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Shortlist / })
    .first();
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Share', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard' })).toBeAttached();
  const postedBy = page.getByRole('complementary');
  await press(page, postedBy.getByRole('button', { name: 'Show phone number' }));
  await expect(postedBy.getByRole('link', { name: /^Call \+91/ })).toBeFocused();
  await press(page, postedBy.getByRole('link', { name: 'Message owner' }));
  await page.waitForURL('**/write/*');
  await press(page, page.getByRole('button', { name: 'Still available?' }));
  await expect(page.getByLabel('Your email address')).toBeFocused();
});

test('post a shop in four steps, edit it, delete it', async ({ page, context }) => {
  test.slow();
  await startLoggedIn(context, demoAccount('Owner'));
  const title = 'Corner shop by the clock tower';
  const next = page.getByRole('button', { name: 'Next', exact: true });

  await test.step('post it', async () => {
    await page.goto('/dashboard/new-post/rent');
    await tabTo(page, page.getByRole('radio', { name: 'House' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Shop' })).toBeChecked();
    await press(page, next);
    await expect(page.getByRole('heading', { level: 2, name: /Step 2 of 4/ })).toBeFocused();
    await write(page, page.getByRole('combobox', { name: 'Location' }), 'pradhan nag');
    await expect(page.getByRole('option', { name: /Pradhan Nagar/ }).first()).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Use the arrow keys to choose.' }),
    ).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/Pradhan Nagar/);
    await write(page, page.getByLabel('Rent (₹)'), '9000');
    await pick(page, page.getByLabel('Charged'), 'Per month');
    await write(page, page.getByLabel('Available For'), '11');
    await pick(page, page.getByLabel('Duration Unit'), 'Months');
    await write(page, page.getByLabel('Shop Area'), '240');
    await tabTo(page, page.getByLabel('Available From'));
    await page.keyboard.type('12012026');
    await write(page, page.getByLabel('Title', { exact: true }), title);
    await write(
      page,
      page.getByLabel('Description', { exact: true }),
      'Ground floor, on the corner, with a new shutter.',
    );
    await press(page, next);
    await expect(page.getByRole('heading', { level: 2, name: /Step 3 of 4/ })).toBeFocused();

    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose pictures' }));
    await (await chooser).setFiles([await madePicture('first.jpg', 1), await madePicture('second.jpg', 5)]);
    await expect(page.getByRole('status').filter({ hasText: 'Pictures chosen: 2' })).toBeAttached();
    await press(page, page.getByRole('button', { name: 'Move right: picture 1' }));
    await expect(
      page.getByRole('status').filter({ hasText: 'Picture moved from place 1 to place 2' }),
    ).toBeAttached();
    await press(page, next);
    await press(page, page.getByRole('button', { name: 'Edit: Description' }));
    await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
    await press(page, next);
    await expect(page.getByRole('heading', { level: 2, name: /Step 4 of 4/ })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Submit', exact: true }));
    await page.waitForURL('**/dashboard/view-your-listings');
    await expect(page.getByRole('status').filter({ hasText: 'Post submitted successfully' })).toBeAttached();
  });

  const card = page.getByRole('article').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  await test.step('edit it', async () => {
    await press(page, card.getByRole('button', { name: title }));
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: title })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('link', { name: 'Edit' }));
    await page.waitForURL('**/edit-post/*');
    await press(page, next);
    await write(page, page.getByLabel('Rent (₹)'), '9500');
    await press(page, next);
    await press(page, next);
    await press(page, page.getByRole('button', { name: 'Update Post' }));
    await page.waitForURL('**/dashboard/view-your-listings');
    await expect(card).toContainText('₹9,500');
  });

  await test.step('delete it', async () => {
    await press(page, card.getByRole('button', { name: title }));
    await press(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('heading')).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
    await expect(page.getByRole('status').filter({ hasText: 'Listing deleted successfully' })).toBeAttached();
    await expect(card).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});

test('a page that opens is announced, and Back returns to the link that led away', async ({ page }) => {
  await page.goto('/rentals');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await link.textContent();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  await expect(page).toHaveTitle(new RegExp(`${title}`));
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the order is chosen with the arrow keys, which stay in its field', async ({ page }) => {
  await page.goto('/rentals');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  for (const sort of ['price', 'price-desc']) {
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(`**/rentals?sort=${sort}`);
    await expect(order).toBeFocused();
  }
  await page.goBack();
  await expect(order).toHaveValue('price');
});

test('the filters open at the one that was asked for, and Escape closes suggestions first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals');
  await page.getByRole('link', { name: 'Rooms', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  await expect(sheet.locator('[data-filter=rooms]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.locator('[data-filter=rooms] :focus')).toBeAttached();
  const words = sheet.locator('input[name=q]');
  await words.pressSequentially('sevoke');
  const suggestion = sheet.locator('[role=option]').first();
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestion).toBeHidden();
  await expect(words).toHaveValue('sevoke');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

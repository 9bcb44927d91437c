import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, linkIn, mailTo, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

test('a seeker reports a listing; an administrator hides it; both get an email', async ({ page, browser }, {
  retry,
}) => {
  // A second attempt meets what the first has left.
  const title = `Shop number ${retry + 1} that somebody else owns`;
  const broker = `Kiran ${['Broker', 'Dealer'][retry]}`;
  const owner = await personWithPosts(page.request, broker, [title, 'Another shop of the same person']);
  const seeker = await personWithPosts(page.request, 'Bina Rai');
  await page.goto(linkIn(await mailTo(seeker.email, 'Confirm your email')));
  await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await enter(office, demoAccount('Admin'));
  await approvePosts(office, [title]);

  await enter(page, seeker);
  // As on a phone, where an error below the visible area would be missed.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rentals?q=somebody+else+owns');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report a listing' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the report' }).click();
  const missing = page.getByText('Please choose what is wrong.');
  await expect(missing).toBeInViewport();
  await expectAccessible(page);
  await page.getByText('A broker posing as the owner').click();
  await expect(missing).toHaveCount(0);
  await page.getByLabel('What happened?').fill('He asked for a commission of one month.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. We will check it and write to you.' }),
  ).toBeFocused();

  await office.goto('/admin/home');
  await office
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /^Reports/ })
    .click();
  await expectAccessible(office);
  await office.getByRole('link', { name: title }).click();
  await expect(office.getByText('He asked for a commission of one month.')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Another shop of the same person' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Hide the listing' }).click();
  const dialog = office.getByRole('dialog', { name: 'Hide the listing' });
  await dialog.getByRole('button', { name: 'Hide the listing' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel('Your message').fill('The owner says that you are not the owner.');
  await dialog.getByRole('button', { name: 'Hide the listing' }).click();
  await expect(office.getByText('All reports are settled.')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Show the listing again' })).toBeVisible();

  expect((await mailTo(seeker.email, 'We have acted on your report')).text).toContain(title);
  expect((await mailTo(owner.email, 'We have hidden your listing')).text).toContain('not the owner');
  await page.goto('/rentals?q=somebody+else+owns');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  await office.goto(`/admin/posts?q=${encodeURIComponent(title)}`);
  await expect(office.getByRole('link', { name: 'Hidden because of reports' })).toBeVisible();
  await office.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(office);
  await office.getByRole('link', { name: title }).click();
  await expect(office.getByText('This listing is hidden because of reports.')).toBeVisible();
  await expectAccessible(office);
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.getByRole('link', { name: 'See the reports or show it again' }).click();
  await office.getByRole('button', { name: 'Show the listing again' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Show the listing again' }).click();
  await expect(office.getByText('This listing is hidden because of reports.')).toHaveCount(0);
  await page.goto('/rentals?q=somebody+else+owns');
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await office.goto('/admin/audit');
  await expect(office.getByRole('cell', { name: 'Post hidden' }).first()).toBeVisible();

  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await page.getByRole('link', { name: /Report the person/ }).click();
  await expect(page.getByText(broker, { exact: true })).toBeVisible();
  await page.getByText('Pretends to be someone else').click();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  await office.goto('/admin/reports');
  await expect(office.getByRole('link', { name: broker, exact: true })).toBeVisible();
});

/** A public listing. */
async function somePath(page: Page): Promise<string> {
  await page.goto('/rentals');
  return `${await page.locator('a[href^="/rentals/"]:not([href*="/in/"])').first().getAttribute('href')}`;
}

test('a visitor logs in to report, and returns', async ({ page }) => {
  const report = `/report/listing/${(await somePath(page)).split('/').at(-1)}`;
  await page.goto(report);
  await expect(page.getByRole('link', { name: 'Log in to send a report' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(report)}`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the report link opens a page that explains how', async ({ page }) => {
    await page.goto(await somePath(page));
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await expect(page.getByText('please turn on JavaScript, or write to us')).toBeVisible();
  });
});

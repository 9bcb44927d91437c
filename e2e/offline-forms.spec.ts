import type { Page } from '@playwright/test';
import { personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { enter } from './support/session.ts';

test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' });

/** Whether any cache has this path. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Whether the scripts that the kept documents name, and those that open other pages, are kept too. */
const hasEveryScript = (page: Page) =>
  page.evaluate(async () => {
    const files = new Set(
      (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname),
    );
    for (const name of ['forms', 'shortlisted']) {
      for (const answer of await (await caches.open(name)).matchAll()) {
        if (!answer.headers.get('content-type')?.includes('html')) continue;
        const named = (await answer.text()).matchAll(/"(\/assets\/[\w./-]+\.js)"/g);
        if ([...named].some(([, file = '']) => !files.has(file))) return false;
      }
    }
    return ['all-pages', 'full-router'].every((name) => [...files].some((file) => file.includes(name)));
  });

/** Shortlists the first listing of a list, and waits until everything about it is kept. */
async function keepFirstListing(page: Page): Promise<{ path: string; id: string; title: string }> {
  await page.goto('/rentals');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const card = page.getByRole('article').first();
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /shortlist/i }).click();
  const id = path.split('/').at(-1) ?? '';
  await expect.poll(() => isKept(page, `/write/${id}`)).toBe(true);
  await expect.poll(() => isKept(page, '/shortlist')).toBe(true);
  return { path, id, title };
}

test('offline, a message, a report and a post are begun that were never opened before', async ({
  page,
  context,
}) => {
  const seeker = await personWithPosts(page.request, 'Bina Rai');
  await page.goto(linkIn(await mailTo(seeker.email, 'Confirm your email')));
  await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();
  await enter(page, seeker);
  const { path, id, title } = await keepFirstListing(page);
  await expect.poll(() => isKept(page, '/dashboard/new-post/sell')).toBe(true);
  await expect.poll(() => hasEveryScript(page)).toBe(true);
  await context.setOffline(true);

  await page.goto(path);
  await page.getByRole('link', { name: 'Message owner' }).last().click();
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Is it still free in January?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message waits for a connection')).toBeVisible();
  // It is not written twice.
  await expect(page.getByRole('main').getByText('Is it still free in January?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveCount(0);

  await page.goto(path);
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await page.getByText('A broker posing as the owner').click();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/Your report waits for a connection/)).toBeVisible();

  await page.goto('/dashboard/new-post');
  await page.getByRole('dialog').getByRole('link', { name: /Rent/ }).click();
  await expect(page.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();

  await page.goto(`/dashboard/messages?listing=${id}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto('/dashboard/messages');
  await expect(page.getByText('Your messages could not be loaded')).toBeVisible();
  await expectAccessible(page);

  const sent = ['/api/conversations', '/api/reports'].map((address) =>
    page.waitForResponse((answer) => answer.url().endsWith(address) && answer.request().method() === 'POST'),
  );
  await context.setOffline(false);
  for (const answer of await Promise.all(sent)) expect(answer.ok()).toBe(true);
});

test('offline, a visitor gets from the offline page to what is kept', async ({ page, context }) => {
  const { path, id, title } = await keepFirstListing(page);
  await expect.poll(() => hasEveryScript(page)).toBe(true);
  await context.setOffline(true);
  await page.goto(`/write/${id}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: title }).first()).toHaveAttribute('href', path);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
});

test('with light data, no more is kept than what was opened', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('light-data', 'on'));
  await page.goto('/rentals');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const card = page.getByRole('article').first();
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await card.getByRole('button', { name: /shortlist/i }).click();
  await expect.poll(() => isKept(page, path)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isKept(page, '/shortlist')).toBe(false);
  expect(await isKept(page, `/write/${path.split('/').at(-1)}`)).toBe(false);
});

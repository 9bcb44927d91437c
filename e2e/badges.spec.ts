import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, mailTo, test } from './support/journey.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

const title = 'Shop whose owner has papers';
const queue = (page: Page) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Badges/ });
const taskOf = (page: Page, badge: string) =>
  page.getByRole('article').filter({ hasText: title }).filter({ hasText: badge });

test('an owner requests a check of the papers and a visit, and gets an email about each result', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await personWithPosts(page.request, 'Dawa Sherpa', [title]);
  const office = await (await browser.newContext({ baseURL })).newPage();
  await enter(office, demoAccount('Admin'));
  await approvePosts(office, [title]);

  await enter(page, owner);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard/view-your-listings');
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Papers and visits' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request a check of the papers' }).click();
  await page.getByRole('button', { name: 'Request a visit' }).click();
  await expect(page.getByText(/^You requested this on/)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await office.goto('/admin/badges');
  await expect(queue(office)).toHaveText(/^Badges[2-9]/);
  await expectAccessible(office);
  const papers = taskOf(office, 'Papers seen');
  await papers.getByLabel('Valid for: I have seen the papers').selectOption('6 months');
  await papers.getByRole('button', { name: 'I have seen the papers' }).click();
  await expect(papers).toHaveCount(0);
  const visit = taskOf(office, 'Site visited');
  await visit.getByRole('button', { name: 'Decline' }).click();
  await expect(visit.getByText('Please say why.')).toBeVisible();
  await expectAccessible(office);
  await visit.getByLabel('Message to the owner').fill('We come to this street in March');
  await visit.getByRole('button', { name: 'Decline' }).click();
  await expect(visit).toHaveCount(0);
  expect((await mailTo(owner.email, 'No badge for now')).text).toContain('We come to this street in March');

  expect((await mailTo(owner.email, 'Papers seen')).text).toContain('Visitors see ‘Papers seen’ beside');
  await page.reload();
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Papers and visits' }).click();
  await expect(page.getByText(/^Visitors see this badge on your listing until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a visit' })).toBeVisible();

  const [shop] = await ownListings(page);
  await page.goto(`/rentals/${shop?._id}`);
  await expect(page.getByRole('list', { name: 'Verified' })).toContainText('Papers seen');
  await office.goto(`/admin/posts/view-post/${shop?._id}`);
  await office.getByRole('button', { name: 'Withdraw: Papers seen' }).click();
  await expect(office.getByText('Nothing yet.')).toBeVisible();
  await expectAccessible(office);
  expect((await mailTo(owner.email, 'Badge removed')).text).toContain(title);
  await office.goto('/admin/audit?by=administrators');
  await expect(office.getByRole('cell', { name: 'Badge declined' }).first()).toBeVisible();
});

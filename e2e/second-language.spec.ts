import type { Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, mailTo, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';

const title = 'Shop beside the betel nut palms';
const second = 'সুপারি গাছের পাশে ছোট দোকান';
const corrected = 'সেবক রোডে সুপারি গাছের পাশে দোকান';

test('the owner of an approved listing adds a second language, which is reviewed before it is shown', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await personWithPosts(page.request, 'Maya Subba', [title]);
  const office = await (await browser.newContext({ baseURL })).newPage();
  await enter(office, demoAccount('Admin'));
  await approvePosts(office, [title]);
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, owner);

  const dialog = await openForm(page);
  const field = dialog.getByLabel('Title in the second language');
  await field.fill('A small shop beside the palms');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/in another language/);
  await lookAtScreen(page, 'second-language-form');
  await send(page, second);

  await office.goto('/admin/second-languages');
  const proposal = office.getByRole('article').filter({ hasText: second });
  await expect(proposal.getByRole('region', { name: 'Now' })).toHaveText(/No text/);
  await expect(proposal.getByRole('region', { name: 'Proposed' })).toContainText(second);
  await lookAtScreen(office, 'second-languages');
  await proposal.getByRole('button', { name: 'Reject' }).click();
  const question = office.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Please name the street');
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(proposal).toHaveCount(0);
  expect((await mailTo(owner.email, 'not approved')).text).toContain('Please name the street');

  await page.reload();
  await openForm(page);
  await expect(dialog.getByText('Please name the street')).toBeVisible();
  await expect(field).toHaveValue(second);
  await expectAccessible(page);
  await send(page, corrected);
  await office.reload();
  const better = office.getByRole('article').filter({ hasText: corrected });
  await better.getByRole('button', { name: 'Approve' }).click();
  await expect(better).toHaveCount(0);
  await mailTo(owner.email, 'Your second language is online');

  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await visitor.goto(`/bn/rentals?q=${encodeURIComponent('সুপারি')}`);
  await visitor.getByRole('link', { name: corrected }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(corrected);

  await page.reload();
  await openForm(page);
  await dialog.getByRole('button', { name: 'Remove the second language' }).click();
  await expect(page.getByText('The second language is removed.').first()).toBeVisible();
  // For up to a second, kept pages may be those of before.
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});

async function openForm(page: Page) {
  await page.goto('/dashboard/view-your-listings');
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Second language' }).click();
  return page.getByRole('dialog');
}

async function send(page: Page, text: string) {
  await page.getByLabel('Title in the second language').fill(text);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We will review these texts').first()).toBeVisible();
}

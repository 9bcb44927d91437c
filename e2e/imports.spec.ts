import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Person, personWithPosts } from './support/administration.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  mailTo,
  test,
} from './support/journey.ts';
import { passUndoTime } from './support/pass-undo-time.ts';
import { housePictures } from './support/pictures.ts';
import { runImport, writeFlats } from './support/run-import.ts';
import { demoAccount, enter } from './support/session.ts';

const titles = ['Flat of an import, with a garden', 'Flat of an import, with a tower', 'Flat of an import'];

/** Imports flats for a new owner, and returns the number of the import. */
async function importFlats(owner: Person, file: string): Promise<string> {
  const { code, output } = await runImport(file, '--owner', owner.email);
  expect(code, output).toBe(0);
  return /This is import (\d+)/.exec(output)?.[1] ?? '';
}

/** Checks the screen at the width of a phone and of a desk, and in the dark. */
async function expectGoodScreen(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expectContrast(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
}

test('an operator imports, a moderator reviews the batch by keys, and the import is undone', async ({
  page,
}) => {
  test.slow();
  const owner = await personWithPosts(page.request, 'Dawa Sherpa');
  const [first = '', second = '', third = ''] = titles;
  const file = writeFlats([
    { title: first, pictures: 'front/house.jpg' },
    { title: second },
    { title: third, pricePerFrequency: 'cheap' },
  ]);
  const [picture] = await housePictures();
  mkdirSync(path.join(path.dirname(file), 'pictures/front'), { recursive: true });
  writeFileSync(path.join(path.dirname(file), 'pictures/front/house.jpg'), picture?.buffer ?? '');
  const number = await importFlats(owner, file);

  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/imports');
  const row = page.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toContainText('Finished');
  await expect(row).toContainText('Refused1');
  await expectGoodScreen(page);
  await row.getByRole('link', { name: `${number}, flats.csv` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Import ${number}: flats.csv`);
  await expectGoodScreen(page);

  await test.step('the queue shows its listings only', async () => {
    await page.getByRole('link', { name: 'Review those that wait: 2' }).click();
    await expect(page.getByText('Left to review: 2')).toBeVisible();
    await expect(page.getByLabel('Import', { exact: true })).toHaveValue(number);
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await expectGoodScreen(page);
    await page.keyboard.press('a');
    await expect(page.getByText('Posts approved: 1')).toBeVisible();
    await expect(page.getByText('Left to review: 1')).toBeVisible();
    await expectGoodScreen(page);
    await page.goto('/rentals');
    await expect(page.getByRole('article').filter({ hasText: first })).toBeVisible();
  });

  await test.step('the decision is undone on another screen', async () => {
    await page.goto(`/admin/pending-posts?view=list&batch=${number}`);
    await page.getByRole('checkbox', { name: `Select ${second}` }).check();
    await page.keyboard.press('a');
    await expect(page.getByText('Nothing to review').or(page.getByText('No posts match'))).toBeVisible();
    await page.getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('link', { name: `${number}, flats.csv` }).click();
    await expect(page.getByText(`Approved: ${second}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Review those that wait: 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve all that wait' }).click();
    await expect(page.getByText('1 post approved.')).toBeVisible();
    await passUndoTime();
    const mail = await mailTo(owner.email, 'We have reviewed 2 of your listings');
    for (const title of [first, second]) expect(mail.text).toContain(title);
  });

  await test.step('the refused row is corrected and imported', async () => {
    const refused = path.join(path.dirname(file), 'flats.refused.csv');
    writeFileSync(refused, readFileSync(refused, 'utf8').replace('"cheap"', '"9000"'));
    const corrected = await importFlats(owner, refused);
    await page.goto(`/admin/imports/${corrected}`);
    await expect(page.getByText('Review those that wait: 1')).toBeVisible();
    await page.getByRole('button', { name: 'Approve all that wait' }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo import...' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('None of its listings is left.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  });

  await test.step('the first import is undone', async () => {
    await page.goto('/rentals');
    await page.getByRole('article').filter({ hasText: first }).getByRole('link', { name: first }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    const listing = page.url();
    await page.goto(`/admin/imports/${number}`);
    await page.getByRole('button', { name: 'Undo import...' }).click();
    await expectGoodScreen(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('None of its listings is left.')).toBeVisible();
    expect((await page.request.get(listing)).status()).toBe(410);
    await page.goto('/rentals');
    await expect(page.getByRole('article').filter({ hasText: first })).toHaveCount(0);
    await page.goto('/admin/audit?action=import.undo');
    await expect(page.getByRole('row').nth(1)).toContainText('flats.csv');
  });
});

test('all posts of one owner are rejected with a reason', async ({ page }) => {
  const names = Array.from({ length: 10 }, (_, index) => `Copied flat, number ${index + 1}`);
  const owner = await personWithPosts(page.request, 'Copy Cat', names);
  await enter(page, demoAccount('Admin'));
  await page.goto(`/admin/pending-posts?view=list&owner=${owner.id}`);
  await page.getByRole('button', { name: 'Select all 10' }).click();
  await expect(page.getByText('Selected: 10')).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await page.keyboard.type('copied from another site');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Posts rejected: 10')).toBeVisible();
  await expect(page.getByText('No posts match')).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press('u');
  await expect(page.getByText('Left to review: 10')).toBeVisible();
  await page.goto('/admin/audit?action=listing.undo-decision');
  await expect(page.getByRole('row').nth(1)).toContainText('Copied flat, number');
});

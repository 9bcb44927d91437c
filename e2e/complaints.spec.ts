import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

test('a visitor complains without an account, a moderator decides, and the appeal is decided too', async ({
  page,
  browser,
}) => {
  const email = `bina.${Date.now()}@example.com`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText('Please choose what it is about.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What is it about?').selectOption('Intimate pictures');
  await page.getByLabel('What happened').fill('A listing shows pictures of me and my number 2345 6789 0124.');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeFocused();
  const number = (await page.getByText('Its number is').textContent())?.match(/C-\d{4}-\d{6}/)?.[0] ?? '';

  const office = await (await browser.newContext()).newPage();
  await enter(office, demoAccount('Admin'));
  await office.goto('/admin/complaints');
  await expectAccessible(office);
  await office.getByRole('link', { name: number }).click();
  await expect(
    office.getByText('A listing shows pictures of me and my number XXXX XXXX 0124.'),
  ).toBeVisible();
  await expectAccessible(office);
  const decide = async (outcome: string, reason: string) => {
    await office.getByLabel('Outcome').selectOption(outcome);
    await office.getByLabel('Reason').fill(reason);
    await office.getByRole('button', { name: 'Send the decision' }).click();
    await expect(office.getByRole('button', { name: 'Send the decision' })).toHaveCount(0);
  };
  await decide('Not agreed', 'We found no such listing.');

  await page.goto(linkIn(await mailTo(email, 'Our decision on your complaint')));
  await expect(page.getByText('We found no such listing.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('What should we look at again?').fill('It is the second photo of the flat.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  // The form goes once the appeal is stored.
  await expect(page.getByLabel('What should we look at again?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send the appeal' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Appeal', exact: true })).toBeVisible();

  await office.reload();
  await decide('Agreed', 'We removed the photo.');
  expect((await mailTo(email, 'Our decision on your appeal')).text).toContain('We removed the photo.');
  await page.reload();
  await expect(page.getByText('We removed the photo.')).toBeVisible();

  await office.goto('/admin/complaints-report');
  await expectAccessible(office);
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^complaints-\d{4}-\d{2}\.csv$/);
});

test('everyone reads how many complaints there were, as a page and as CSV', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/complaints');
  await page.getByRole('link', { name: 'Complaints by month' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Complaints of \w+ \d{4}$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^complaints-\d{4}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Intimate pictures,0,');
  expect((await page.goto('/complaints-report?month=2031-01'))?.status()).toBe(404);
});

test('the law and the order of results are explained, in other languages too', async ({ page }) => {
  await page.goto('/law');
  await expect(page.getByText('Have counsel confirm.').first()).toBeVisible();
  await expect(page.getByText('2 hours', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/hi/how-ranking-works');
  await expect(page.getByRole('heading', { level: 1, name: 'नतीजे किस क्रम में आते हैं' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a complaint is filed by the plain form', async ({ page }) => {
    await page.goto('/complaints');
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByLabel('What happened').fill('The page about me is wrong.');
    await page.getByLabel('Your email address').fill('plain@example.com');
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(page.getByText(/Its number is C-\d{4}-\d{6}/)).toBeVisible();
  });
});

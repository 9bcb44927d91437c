import { expect, expectAccessible, test } from './support/journey.ts';
import { madePicture } from './support/pictures.ts';
import { addPicturesAndSubmit, chooseCategory, describeProperty, expectKept } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';

const title = 'Fenced plot beside the road at Salugara';

test('land is posted with a computed total, approved and found', async ({ page, browser }) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/dashboard/new-post/sell');
  await chooseCategory(page, 'Land');
  await describeProperty(page, {
    title,
    description: 'Level ground, sixteen feet of road in front, papers ready to be seen.',
    place: 'Salugara',
    suggestion: /Salugara/,
  });
  await page.getByLabel('Total land space').fill('2.5');
  await page.getByLabel('Unit of the space').selectOption('bigha');
  await page.getByLabel('Price per unit (₹)').fill('800000');
  await page.getByLabel('Unit of the price').selectOption('katha');
  await expect(page.getByLabel('Total price')).toHaveValue('₹4,00,00,000');
  await expectAccessible(page);
  await addPicturesAndSubmit(page, [await madePicture('plot.jpg', 2), await madePicture('road.jpg', 5)]);

  const office = await browser.newContext();
  const admin = await office.newPage();
  await enter(admin, demoAccount('Admin'));
  await admin.goto('/admin/posts?status=pending');
  await admin
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /actions/i })
    .click();
  await admin.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(admin.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  await office.close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/buys');
  const first = visitor.getByRole('article').first();
  await expect(first).toContainText(title);
  await expect(first).toContainText('₹4 C');
  await first.getByRole('link', { name: title }).click();
  await expect(visitor.getByText('₹4,00,00,000').first()).toBeVisible();
  await visitor.context().close();
});

test('a draft survives closing the page', async ({ page }) => {
  await enter(page, demoAccount('Owner'));
  await page.goto('/dashboard/new-post/sell');
  await chooseCategory(page, 'Land');
  await page.getByLabel('Title', { exact: true }).fill('A plot that is still being described');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A plot that is still being described');
  await page.getByRole('link', { name: 'Your Profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await expectKept(page, { title: 'A plot that is still being described', newPictures: 0 });
  await page.goto('/dashboard/new-post/sell');
  await expect(page.getByText('This is the draft you started earlier.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A plot that is still being described');
});

import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, test } from './support/journey.ts';

test('an account without consent is asked for it in one line, and stops optional emails with one button', async ({
  page,
}) => {
  // As a program of somebody else does, which does not know of the notice.
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const data = { ...account, name: 'Asha Tamang', phone: '+919832012345' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await logIn(page, account);
  await page.goto('/dashboard/your-profile');
  const agree = page.getByRole('button', { name: 'I am 18 or older, and I agree' });
  await expect(agree).toBeVisible();
  await expectAccessible(page);
  await agree.click();
  await expect(agree).toBeHidden();

  await page.reload();
  const own = page.getByRole('region', { name: 'Your consent' });
  await expect(own).toContainText('You agreed on');
  await expect(agree).toBeHidden();
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ search: { propertyType: 'flat' }, frequency: 'daily' });
    await fetch('/api/alerts/searches', { method: 'POST', headers, body });
  });
  await page.reload();
  await own.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(own).toContainText('Off since');
  await expectAccessible(page);
});

test('the notice at sign-up opens each item without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/bn/signup');
  const [first] = await page.locator('form details').all();
  await first?.locator('summary').click();
  await expect(first?.locator('p').first() ?? page.locator('main')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await context.close();
});

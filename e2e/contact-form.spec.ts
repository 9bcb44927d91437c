import { expect, expectAccessible, mailTo, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

const operator = async (request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) =>
  ((await (await request.get('/api/site')).json()) as { contactEmail: string }).contactEmail;

test('a visitor’s message reaches the operator', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Pema Lama');
  await page.getByLabel('Your email').fill('pema.lama@example.com');
  await page.getByLabel('Message').fill('The map of Matigara puts my lane on the wrong bank.');

  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('The map of Matigara puts my lane on the wrong bank.');

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have received your message.' }),
  ).toBeFocused();
  const mail = await mailTo(await operator(page.request), 'Pema Lama');
  expect(mail.text).toContain('The map of Matigara puts my lane on the wrong bank.');
  expect(mail.text).toContain('pema.lama@example.com');
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a logged-in user does not have to enter name and address', async ({ page }) => {
  const { email } = demoAccount('Owner');
  await enter(page, demoAccount('Owner'));
  await page.goto('/contact');
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows other ways to reach the operator', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: /^\+91/ })).toHaveCount(2);
  });
});

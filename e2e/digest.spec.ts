import { wakeWorkers } from '../server/test/wake-workers.ts';
import { personWithPosts } from './support/administration.ts';
import { expect, linkIn, mailTo, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { demoAccount, enter } from './support/session.ts';
import { changeDatabase } from './support/site-database.ts';

const subject = '1 new listing waits for review';

/** Looks for digests now instead of in the next minute, and waits until that is done. */
async function look(): Promise<void> {
  await changeDatabase(async (client) => {
    const { rows } = await client.query(
      `insert into pgboss.job (name, data) values ('send-digests', '{}') returning id`,
    );
    await wakeWorkers(client, 'send-digests');
    const state = async () =>
      (await client.query('select state from pgboss.job where id = $1', [rows[0].id])).rows[0].state;
    await expect.poll(state).toBe('completed');
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator chooses to hear of new listings at once, and opens them from the email', async ({
  page,
}) => {
  test.slow();
  const admin = demoAccount('Admin');
  await enter(page, admin);
  await page.goto('/admin/account');
  const often = page.getByLabel('How often');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(often).toHaveValue('');
  await expect(save).toBeDisabled();
  await often.selectOption('At once');
  await save.click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(often).toHaveValue('at-once');
  await lookAtScreen(page, 'account');

  // What the demo has waiting.
  await look();
  await personWithPosts(page.request, 'Dipika Rai', ['Shop that the email names']);
  await look();
  const mail = await mailTo(admin.email, subject);
  expect(mail.text).toContain('Shop that the email names');
  await page.goto(new URL(linkIn(mail)).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Pending' })).toBeVisible();

  await personWithPosts(page.request, 'Dipika Rai', ['Shop that comes later']);
  await look();
  await expect.poll(async () => (await mailTo(admin.email, subject)).text).toContain('Shop that comes later');
  expect((await mailTo(admin.email, subject)).text).not.toContain('Shop that the email names');

  await page.goto('/admin/account');
  await often.selectOption('');
  await save.click();
  await expect(save).toBeDisabled();
});

test('an administrator changes how often staff are emailed', async ({ page }) => {
  await enter(page, demoAccount('Admin'));
  for (const [frequency, label] of [
    ['hourly', 'Every hour'],
    ['daily', 'Every morning at 8'],
  ] as const) {
    await page.goto('/admin/settings');
    await page.getByLabel('How often').selectOption(frequency);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await page.goto('/admin/account');
    await expect(page.getByLabel('How often').getByRole('option').first()).toHaveText(
      `As the site’s settings say: ${label}`,
    );
  }
  await page.goto('/admin/audit?action=settings.change');
  await expect(page.getByRole('row').nth(1)).toContainText('Emails to staff about new tasks');
});

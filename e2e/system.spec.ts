import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';
import { isComplaint } from './support/is-complaint.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { startSmtpInbox } from './support/smtp-inbox.ts';

const admin = { email: 'admin@example.com', password: 'a long rain' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator sees that the relay is down, and that it works once it is up', async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  const relayPort = await freePort();
  const site = await startSite({
    port: await freePort(),
    demo: false,
    environment: {
      SMTP_URL: `smtp://me:s3cret@127.0.0.1:${relayPort}`,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  try {
    await page.goto(`${site.url}/login?from=%2Fadmin%2Fsystem`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
    await expect(page.getByText('The email relay does not work')).toBeVisible();
    await expect(
      page.getByText(/^Nothing accepts connections at the host and port in SMTP_URL/),
    ).toBeVisible();

    const send = page.getByRole('button', { name: 'Send a test email' });
    await send.click();
    const outcome = page.getByRole('region', { name: 'Test email' }).getByRole('alert');
    await expect(outcome).toContainText(`The email to ${admin.email} was not sent`);
    await expect(outcome).toContainText('ECONNREFUSED');
    await lookAtScreen(page, 'down');

    const mails = path.join(makeTemporaryFolder(), 'mails.jsonl');
    const relay = await startSmtpInbox(mails, relayPort);
    try {
      await send.click();
      await expect(page.getByText(`The relay accepted the email to ${admin.email}`)).toBeVisible();
      await expect(page.getByText(/^Its answer: 250 /)).toBeVisible();
      await expect(page.getByText('The email relay does not work')).toHaveCount(0);
      await lookAtScreen(page, 'up');
    } finally {
      await relay.stop();
    }
    await page.goto(`${site.url}/admin/audit?action=site.test-mail`);
    await expect(page.getByRole('row').nth(1)).toContainText('Test email accepted: 250');
    await expect(page.getByRole('row').nth(2)).toContainText('Test email not sent: connect ECONNREFUSED');
    await page.getByRole('row').nth(1).getByRole('link', { name: 'Email relay' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
    expect(await page.content()).not.toContain('s3cret');
    expect(complaints).toEqual([]);
  } finally {
    await site.stop();
  }
});

import { expect, expectAccessible, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

test('a notification is shown, and opens its page', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const notice = {
    title: 'New message from Asha',
    body: 'Sunny flat',
    path: '/dashboard/messages',
    tag: 'a',
  };
  const origin = new URL(page.url()).origin;
  const push = { origin, registrationId: await registered, data: JSON.stringify(notice) };
  const shown = async () => {
    // A push that arrives while the service worker starts is lost. One with the same tag replaces the one before.
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    return page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [
        title,
        body,
      ]),
    );
  };
  await expect.poll(shown).toEqual([['New message from Asha', 'Sunny flat']]);
});

test('the account turns notifications on only when asked to, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, demoAccount('Owner'));
  await page.goto('/dashboard/your-profile');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(
    region.getByRole('button', { name: 'Turn on notifications' }).or(region.getByText(/blocks/)),
  ).toBeVisible();
  await expectAccessible(page);
  if (process.env.SHOTS) await region.screenshot({ path: `${process.env.SHOTS}/notifications.png` });
});

import { expect, expectAccessible, test } from './support/journey.ts';
import { demoAccount, enter } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

test('a push message becomes a notification', async ({ page, context }) => {
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
  // A browser without a screen has nowhere to show it.
  const shown = await context.serviceWorkers()[0]?.evaluateHandle(() => {
    const notices: unknown[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      notices.push([title, options?.body]);
    };
    return notices;
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
  await expect.poll(() => shown?.jsonValue()).toEqual([['New message from Asha', 'Sunny flat']]);
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
});

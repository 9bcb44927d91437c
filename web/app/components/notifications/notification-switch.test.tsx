import { screen } from '@testing-library/react';
import { startPush, stopPush, viewPush } from '@thikana/contract/push';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { NotificationSwitch } from './notification-switch.tsx';

const keys = { p256dh: 'abc', auth: 'def' };

/** A browser with a push service, and the user's answer to its question. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = {
    subscribe: vi.fn(async () => subscription),
    getSubscription: async () => subscription,
  };
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    async requestPermission() {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  return { pushManager, subscription };
}

it('asks the user, and sends the subscription with the site’s key to the server', async () => {
  signIn();
  const { pushManager } = browser('default', 'granted');
  const api = stubApi();
  api.on(viewPush, { json: { isOn: false, publicKey: 'key' } });
  api.on(startPush, { json: { message: '' } });
  await showPart(<NotificationSwitch text="Why" />);
  expect(api.asked).toEqual([]);
  await press('Turn on notifications');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(api.asked.at(-1)).toMatchObject({ method: 'PUT' });
  expect(screen.getByRole('button', { name: 'Turn off notifications' })).toBeTruthy();
});

it('turns them off on the server and in the browser', async () => {
  signIn();
  const { subscription } = browser('granted');
  const api = stubApi();
  api.on(viewPush, { json: { isOn: true, publicKey: 'key' } });
  api.on(stopPush, { json: { message: '' } });
  await showPart(<NotificationSwitch text="Why" />);
  await press('Turn off notifications');
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
});

it('says that the browser blocks them, and offers nothing', async () => {
  browser('denied');
  await showPart(<NotificationSwitch text="Why" />);
  expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is no offer where they are on', async () => {
  signIn();
  browser('granted');
  const api = stubApi();
  api.on(viewPush, { json: { isOn: true, publicKey: 'key' } });
  await showPart(<NotificationSwitch text="Why" isOffer />);
  expect(screen.queryByRole('button')).toBeNull();
});

import { startPush, stopPush, viewPush } from '@thikana/contract/push';
import { call } from '#web/lib/api/api.ts';

/** `denied`: the browser does not ask again. `missing`: it cannot show notifications. */
export type PushState = 'on' | 'off' | 'denied' | 'missing';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && globalThis.Notification)) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await call(viewPush, {})).isOn ? 'on' : 'off';
}

/** Asks the user, subscribes this browser, and registers it for this session. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { publicKey } = await call(viewPush, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(startPush, { body: { endpoint, keys: { p256dh, auth } } });
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  await call(stopPush, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return 'off';
}

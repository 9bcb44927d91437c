import { splitLanguage } from '@thikana/contract/language-paths';
import type { PushNotice } from '@thikana/contract/push';
import { worker } from './worker.ts';

/** Shows a notification, unless its page is open before the user's eyes. */
export async function showNotice(event: PushEvent): Promise<void> {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json() as PushNotice;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const inAnyLanguage = (address: string) => splitLanguage(address).path;
  const isOpen = ({ focused, url }: WindowClient) =>
    focused && inAnyLanguage(new URL(url).pathname) === inAnyLanguage(path);
  if (pages.some(isOpen)) return;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

/** Opens the page of a notification, in a tab of the site if there is one. */
export async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as Pick<PushNotice, 'path'>;
  const [page] = await worker.clients.matchAll({ type: 'window' });
  const moved = await page?.navigate(path).catch(() => undefined);
  await (moved ? moved.focus() : worker.clients.openWindow(path));
}

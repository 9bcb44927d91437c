import type { FromWorker, ToWorker } from '@thikana/contract/service-worker-messages';
import { isLightData, onLightData } from './lib/device/light-data.ts';
import { isSaved, savedKeys } from './lib/device/saved-keys.ts';
import { loadOnTouch } from './lib/documents/load-on-touch.ts';
import { setKeptTime } from './lib/offline/kept-time.ts';
import { loadedFiles } from './lib/offline/loaded-files.ts';
import { recentTime } from './lib/offline/recent-time.ts';
import { getSession } from './lib/session/session.ts';
import { sendWaiting } from './send-waiting.ts';

/**
 * Starts what a page does for times without a connection, after it was loaded: the service worker, the copies of
 * shortlisted listings and of forms, and what waits to be sent.
 */
export async function startOffline(): Promise<void> {
  sendWaiting();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    setKeptTime(data.kind === 'kept' ? recentTime(data.at) : undefined);
  });
  serviceWorker.startMessages();
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js').catch(() => undefined);
  const { active } = await serviceWorker.ready;
  const tell = (message: ToWorker) => (serviceWorker.controller ?? active)?.postMessage(message);
  tell({ kind: 'opened', isFirst, isLight: isLightData(), files: loadedFiles() });
  onLightData(() => tell({ kind: 'light', isLight: isLightData() }));

  const [{ keepShortlist }, { keepForms }] = await loadOnTouch(
    () => Promise.all([import('./keep-shortlist.ts'), import('./keep-forms.ts')]),
    isSaved(savedKeys.shortlist) || getSession() !== undefined,
  );
  await Promise.all([keepShortlist(tell), keepForms(tell)]);
}

import type { FromWorker, ToWorker } from '@thikana/contract/service-worker-messages';
import { isLightData, onLightData } from './lib/device/light-data.ts';
import { isSaved, savedKeys } from './lib/device/saved-keys.ts';
import { loadOnTouch } from './lib/documents/load-on-touch.ts';
import { setKeptTime } from './lib/offline/kept-time.ts';
import { recentTime } from './lib/offline/recent-time.ts';
import { sendWaiting } from './send-waiting.ts';

/**
 * Starts what a page does for times without a connection, after it was loaded: the service worker, the copies of
 * shortlisted listings, and what waits to be sent.
 */
export async function startOffline(): Promise<void> {
  sendWaiting();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    setKeptTime(data.kind === 'kept' ? recentTime(data.at) : undefined);
  });
  serviceWorker.startMessages();
  await serviceWorker.register('/sw.js').catch(() => undefined);
  const { active } = await serviceWorker.ready;
  const tell = (message: ToWorker) => (serviceWorker.controller ?? active)?.postMessage(message);
  tell({ kind: 'opened', isLight: isLightData(), files: loadedFiles() });
  onLightData(() => tell({ kind: 'light', isLight: isLightData() }));

  const { keepShortlist } = await loadOnTouch(
    () => import('./keep-shortlist.ts'),
    isSaved(savedKeys.shortlist),
  );
  await keepShortlist(tell);
}

/** The scripts, styles and fonts of this page, which were loaded before the service worker began to keep them. */
function loadedFiles(): string[] {
  const { origin } = location;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) && /\.(js|css|woff2)$/.test(name));
}

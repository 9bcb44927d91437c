import { toast } from './components/ui/toast.tsx';
import { call } from './lib/api/api.ts';
import { sendUnsentHearts } from './lib/device/merge-saved.ts';
import { objectStore } from './lib/device/object-store.ts';
import { sendWaitingCalls } from './lib/offline/waiting-calls.ts';
import { getSession, onSessionChange } from './lib/session/session.ts';
import { m } from './paraglide/messages.js';

const againMilliseconds = 30_000;

/**
 * Sends what waited for a connection: now, when the device comes online or a user logs in, and every 30 seconds because
 * browsers do not notice that a weak connection recovers. One tab sends at a time.
 */
export function sendWaiting(): void {
  const run = () => {
    if (!navigator.onLine || !getSession()) return;
    if (!navigator.locks) return void send();
    void navigator.locks.request('send-waiting', { ifAvailable: true }, (lock) =>
      lock ? send() : undefined,
    );
  };
  window.addEventListener('online', run);
  onSessionChange(run);
  setInterval(run, againMilliseconds);
  run();
}

async function send(): Promise<void> {
  const userId = getSession()?.user._id;
  if (userId === undefined) return;
  const counts = await Promise.all([
    sendUnsentHearts().catch(() => 0),
    sendWaitingCalls(call, userId).catch(() => 0),
    sendMessages(userId).catch(() => 0),
    sendPosts(userId).catch(() => 0),
  ]);
  if (counts.some((count) => count)) toast.success(m.layout_sent_later());
}

/** The code is loaded only if something waits. */
async function sendMessages(userId: string): Promise<number> {
  if (!Object.keys(localStorage).some((name) => name.startsWith(`outbox:${userId}:`))) return 0;
  const { sendWaitingMessages } = await import('./features/messages/send-waiting-messages.ts');
  return sendWaitingMessages(userId);
}

async function sendPosts(userId: string): Promise<number> {
  const drafts = await objectStore<{ isWaiting?: boolean }>('posting', 'drafts').list();
  if (!drafts.some(({ key, value }) => key.startsWith(`${userId}/`) && value.isWaiting)) return 0;
  const { sendWaitingPosts } = await import('./features/posting/send-waiting-posts.ts');
  await sendWaitingPosts(userId);
  return 0;
}

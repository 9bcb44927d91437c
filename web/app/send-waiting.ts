import { getSession, onSessionChange } from './lib/session/session.ts';

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

/** Nothing waits on the device of a visitor who is not logged in, who thus needs no code for it. */
async function send(): Promise<void> {
  const userId = getSession()?.user._id;
  if (userId === undefined) return;
  await import('./send-all-waiting.ts').then(
    ({ sendAllWaiting }) => sendAllWaiting(userId),
    () => undefined,
  );
}

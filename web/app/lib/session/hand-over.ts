import { getSession, type Session } from './session.ts';

/** A session that another tab has for itself, and the private page that it shows. */
export interface HandedOver {
  session: Session;
  path: string | undefined;
}

const channelName = 'session';
const question = 'wanted';
const waitMilliseconds = 500;

/**
 * Answers a tab of this browser that asks for the session: the link in a mail opens a new tab, which has none. Returns
 * the function that stops it.
 */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const session = getSession();
    if (data !== question || !session) return;
    const { pathname, search } = window.location;
    const path = pathname.startsWith('/dashboard/') ? pathname + search : undefined;
    channel.postMessage({ session, path } satisfies HandedOver);
  });
  return () => channel.close();
}

/** The session of another tab of this browser, if there is one. */
export function askOtherTabs(): Promise<HandedOver | undefined> {
  const channel = new BroadcastChannel(channelName);
  const { promise, resolve } = Promise.withResolvers<HandedOver | undefined>();
  channel.addEventListener('message', ({ data }) => data !== question && resolve(data as HandedOver));
  channel.postMessage(question);
  setTimeout(() => resolve(undefined), waitMilliseconds);
  return promise.finally(() => channel.close());
}

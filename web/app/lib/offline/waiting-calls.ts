import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { startConversation } from '@thikana/contract/messages';
import { sendReport } from '@thikana/contract/reports';
import { objectStore } from '#web/lib/device/object-store.ts';
import { getSession } from '#web/lib/session/session.ts';

/** Calls that the server carries out once, however often they arrive. */
const endpoints = { sendReport, startConversation } as const;
type Name = keyof typeof endpoints;

interface WaitingCall {
  name: Name;
  userId: string;
  body: object;
}

const store = objectStore<WaitingCall>('waiting', 'calls');

/** Keeps a call that failed without an answer, to be sent later. Returns false for other errors, or without storage. */
export async function keepWaiting(error: unknown, name: Name, body: object): Promise<boolean> {
  const userId = getSession()?.user._id;
  if (!(error instanceof NetworkError) || userId === undefined) return false;
  return store.put(`${userId} ${name} ${JSON.stringify(body)}`, { name, userId, body }).then(
    () => true,
    () => false,
  );
}

/** Sends what this user left waiting, and returns the number of calls that arrived. */
export async function sendWaitingCalls(call: Call, userId: string): Promise<number> {
  let count = 0;
  for (const { key, value } of await store.list()) {
    if (value.userId !== userId) continue;
    try {
      await call(endpoints[value.name], { body: value.body } as never);
      count += 1;
    } catch (error) {
      // The server refused it, or has had it already: sending it again would change nothing.
      if (!isApiError(error) || error.status >= 500 || error.status === 429 || error.status === 401) continue;
    }
    await store.remove(key);
  }
  return count;
}

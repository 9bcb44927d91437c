import { objectStore } from '#web/lib/device/object-store.ts';

/** A message that is being sent, or that failed to send. */
export interface PendingMessage {
  key: string;
  text: string;
  files: readonly File[];
  /** The error, or undefined while it is being sent. */
  failure: string | undefined;
  createdAt: string;
}

/** In IndexedDB, because a browser that is killed loses what local storage took in the last minute. */
export const unsentMessages = objectStore<PendingMessage>('messages', 'outbox');

export const unsentKey = (userId: string, conversationId: string, key = '') =>
  `${userId} ${conversationId} ${key}`;

/** The conversations with messages of this user that the server has not confirmed. */
export async function conversationsWithUnsent(userId: string): Promise<string[]> {
  const parts = (await unsentMessages.list()).map(({ key }) => key.split(' '));
  return [...new Set(parts.flatMap(([user, conversation = '']) => (user === userId ? [conversation] : [])))];
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The channel on which processes wake each other's open streams. */
export const liveChannel = 'thikana_live';

/** A notification names only the inboxes that changed; the rows say what changed. */
export type LiveNotice =
  | { kind: 'change'; userIds: string[] }
  | { kind: 'typing'; userId: string; conversationId: string };

const changeWord = 'change';
const typingWord = 'typing';

export function readNotice(payload: string): LiveNotice | undefined {
  const [kind, ...words] = payload.split(' ');
  if (kind === changeWord) return { kind, userIds: words };
  const [userId, conversationId] = words;
  if (kind === typingWord && userId && conversationId) return { kind, userId, conversationId };
  return undefined;
}

/** Notifies every process when the transaction commits. */
export async function announceChange(
  db: Kysely<Tables> | Transaction<Tables>,
  userIds: readonly string[],
): Promise<void> {
  await announce(db, [changeWord, ...userIds]);
}

export async function announceTyping(
  db: Kysely<Tables>,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<void> {
  await announce(db, [typingWord, userId, conversationId]);
}

async function announce(db: Kysely<Tables> | Transaction<Tables>, words: readonly string[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${words.join(' ')})`.execute(db);
}

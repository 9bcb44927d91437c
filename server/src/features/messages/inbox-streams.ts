import type { InboxChange, TypingNotice } from '@thikana/contract/inbox';
import pLimit from 'p-limit';
import type { EventStream } from '../../http/event-stream.ts';
import { readNotice } from './live-channel.ts';

export interface InboxStreams {
  /** Sends a stream every change after a position, as long as it is open. */
  add(userId: string, stream: EventStream, after: number | undefined): void;
  /** Handles a notification. Without a payload, any change may have been missed. */
  hear(payload?: string): void;
  closeAll(): void;
}

interface Follower {
  stream: EventStream;
  position: number | undefined;
  isReading: boolean;
  isBehind: boolean;
}

type ReadInbox = (userId: string, after: number | undefined) => Promise<InboxChange & { hasMore: boolean }>;

const beatMilliseconds = 20_000;
const streamsPerPerson = 8;
/** Limits concurrent reads, so that a thousand readers who reconnect leave database connections for everything else. */
const readsAtOnce = 4;

/**
 * The open streams of this process. A notification only wakes them: they read from the database after the position that
 * each has reached, so nothing is lost when notifications are duplicated, late or missing.
 */
export function createInboxStreams(readInbox: ReadInbox): InboxStreams {
  const followers = new Map<string, Set<Follower>>();
  const takeTurn = pLimit(readsAtOnce);
  let isClosed = false;
  const beats = setInterval(() => each(({ stream }) => stream.beat()), beatMilliseconds).unref();

  function each(act: (follower: Follower, userId: string) => void): void {
    for (const [userId, some] of followers) for (const follower of some) act(follower, userId);
  }

  async function catchUp(follower: Follower, userId: string): Promise<void> {
    follower.isBehind = true;
    if (follower.isReading) return;
    follower.isReading = true;
    try {
      while (follower.isBehind) {
        follower.isBehind = false;
        const { hasMore, ...inbox } = await takeTurn(async () => {
          await follower.stream.admit();
          return readInbox(userId, follower.position);
        });
        const isFirst = follower.position === undefined;
        follower.position = inbox.position;
        follower.isBehind ||= hasMore;
        if (isFirst || inbox.changes.length > 0)
          follower.stream.send({ name: 'inbox', data: inbox, id: String(inbox.position) });
      }
    } catch {
      // The session has ended or the database is away. The reader reconnects with its position.
      follower.stream.close();
    } finally {
      follower.isReading = false;
    }
  }

  return {
    add(userId, stream, after) {
      const some = followers.get(userId) ?? new Set();
      followers.set(userId, some);
      const follower = { stream, position: after, isReading: false, isBehind: false };
      some.add(follower);
      stream.onClose(() => {
        some.delete(follower);
        if (some.size === 0 && followers.get(userId) === some) followers.delete(userId);
      });
      const [oldest] = some;
      if (some.size > streamsPerPerson) oldest?.stream.close();
      if (isClosed) return stream.close();
      // Sent at once, so that proxies and browsers know that the stream is open.
      stream.beat();
      void catchUp(follower, userId);
    },

    hear(payload) {
      const notice = payload === undefined ? undefined : readNotice(payload);
      if (notice?.kind === 'typing') {
        const data: TypingNotice = { conversationId: notice.conversationId };
        for (const { stream } of followers.get(notice.userId) ?? []) stream.send({ name: 'typing', data });
        return;
      }
      if (!notice) return each((follower, userId) => void catchUp(follower, userId));
      for (const userId of notice.userIds)
        for (const follower of followers.get(userId) ?? []) void catchUp(follower, userId);
    },

    closeAll() {
      isClosed = true;
      clearInterval(beats);
      each(({ stream }) => stream.close());
    },
  };
}

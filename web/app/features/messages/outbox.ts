import type { Conversation, Message } from '@thikana/contract/conversations';
import { withoutStorage } from '#web/lib/device/object-store.ts';
import { type PendingMessage, unsentKey, unsentMessages } from '#web/lib/offline/unsent-messages.ts';

/** What the server answers when a message has arrived. */
export interface Arrival {
  conversation: Conversation;
  sent: Message;
}

export interface Outbox {
  get(): readonly PendingMessage[];
  /** Resolves when `get` has what an earlier page left. */
  loaded: Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Replaces a message in place, or appends it. */
  put(message: PendingMessage): void;
  drop(key: string): void;
  /** Drops a message that the server has, once the open conversation shows it. */
  arrived(key: string, arrival: Arrival): void;
  onArrival(listener: (arrival: Arrival) => void): () => void;
  /** Sends one at a time, so that messages arrive in the order they were written. */
  inTurn(send: () => Promise<void>): Promise<void>;
}

const outboxes = new Map<string, Outbox>();

/** The messages of one conversation that the server has not confirmed yet. They survive a page reload. */
export function outboxOf(userId: string, conversationId: string): Outbox {
  const name = unsentKey(userId, conversationId);
  const known = outboxes.get(name);
  if (known) return known;
  const listeners = new Set<() => void>();
  const onArrivals = new Set<(arrival: Arrival) => void>();
  let pending: readonly PendingMessage[] = [];
  let lastTurn: Promise<void> = Promise.resolve();
  const set = (next: readonly PendingMessage[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const left = (await unsentMessages.list())
      .filter(({ key }) => key.startsWith(name))
      .map(({ value }) => value);
    const earlier = left.filter(({ key }) => pending.every((message) => message.key !== key));
    const byTime = (one: PendingMessage, other: PendingMessage) =>
      one.createdAt.localeCompare(other.createdAt);
    if (earlier.length > 0) set([...earlier.toSorted(byTime), ...pending]);
  };
  const outbox: Outbox = {
    get: () => pending,
    loaded: load().catch(withoutStorage),
    put(message) {
      // If the page ends before the answer, it counts as not sent.
      unsentMessages
        .put(name + message.key, { ...message, failure: message.failure ?? '' })
        .catch(withoutStorage);
      const isKnown = pending.some(({ key }) => key === message.key);
      set(
        isKnown ? pending.map((each) => (each.key === message.key ? message : each)) : [...pending, message],
      );
    },
    drop(key) {
      unsentMessages.remove(name + key).catch(withoutStorage);
      set(pending.filter((message) => message.key !== key));
    },
    arrived(key, arrival) {
      for (const listener of onArrivals) listener(arrival);
      outbox.drop(key);
    },
    onArrival(listener) {
      onArrivals.add(listener);
      return () => onArrivals.delete(listener);
    },
    inTurn(send) {
      lastTurn = lastTurn.then(send, send);
      return lastTurn;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  outboxes.set(name, outbox);
  return outbox;
}

import type { Conversation, Message } from '@thikana/contract/conversations';

/** A message that is being sent, or that failed to send. */
export interface PendingMessage {
  key: string;
  text: string;
  files: readonly File[];
  /** The error, or undefined while it is being sent. */
  failure: string | undefined;
  createdAt: string;
}

/** What the server answers when a message has arrived. */
export interface Arrival {
  conversation: Conversation;
  sent: Message;
}

export interface Outbox {
  get(): readonly PendingMessage[];
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

/** The messages of one conversation that the server has not confirmed yet. Their text survives a page reload. */
export function outboxOf(userId: string, conversationId: string): Outbox {
  const name = `outbox:${userId}:${conversationId}`;
  const known = outboxes.get(name);
  if (known) return known;
  const listeners = new Set<() => void>();
  const onArrivals = new Set<(arrival: Arrival) => void>();
  let pending: readonly PendingMessage[] = readPending(name);
  let lastTurn: Promise<void> = Promise.resolve();
  const set = (next: readonly PendingMessage[]) => {
    pending = next;
    writePending(name, next);
    for (const listener of listeners) listener();
  };
  const outbox: Outbox = {
    get: () => pending,
    put(message) {
      const isKnown = pending.some(({ key }) => key === message.key);
      set(
        isKnown ? pending.map((each) => (each.key === message.key ? message : each)) : [...pending, message],
      );
    },
    drop: (key) => set(pending.filter((message) => message.key !== key)),
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

function readPending(name: string): PendingMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isPendingMessage).map((message) => ({ ...message, files: [] }))
      : [];
  } catch {
    return [];
  }
}

/** Local storage cannot hold pictures, so messages with only pictures are lost on a reload. */
function writePending(name: string, pending: readonly PendingMessage[]): void {
  const kept = pending
    .filter(({ text }) => text !== '')
    .map(({ key, text, createdAt, failure }) => ({ key, text, createdAt, failure: failure ?? '' }));
  try {
    if (kept.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser can deny access to its storage.
  }
}

function isPendingMessage(value: unknown): value is Omit<PendingMessage, 'files'> {
  const message = value as Partial<Record<keyof PendingMessage, unknown>> | null;
  return (
    typeof message === 'object' &&
    message !== null &&
    [message.key, message.text, message.createdAt, message.failure].every(
      (field) => typeof field === 'string',
    )
  );
}

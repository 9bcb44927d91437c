import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getSession, useSession } from '#web/lib/session/session.ts';
import { connect, type LiveEvent } from './connect.ts';

type Listener = (event: LiveEvent) => void;

interface Line {
  userId: string;
  stop: () => void;
}

const listeners = new Set<Listener>();
let line: Line | undefined;
let position: number | undefined;
let unread = 0;

/**
 * Listens to changes in the user's conversations. All tabs of a browser share one connection: the tab that holds the
 * lock keeps it open and broadcasts to the others. When that tab closes, another one resumes from its position.
 */
function follow(listener: Listener): () => void {
  listeners.add(listener);
  settle();
  // The connection may be open already: the first event for this listener comes from here.
  const state = knownState();
  if (state) listener({ ...state, isFirst: true });
  return () => {
    listeners.delete(listener);
    settle();
  };
}

/** Opens, changes or closes the connection after the listeners or the session changed. */
function settle(): void {
  const user = listeners.size > 0 ? getSession()?.user : undefined;
  // Administrators have no conversations.
  const userId = user?.role === 'user' ? user._id : undefined;
  if (line?.userId === userId) return;
  line?.stop();
  if (line) {
    position = undefined;
    unread = 0;
  }
  line = userId === undefined ? undefined : openLine(userId);
}

function openLine(userId: string): Line {
  const stopping = new AbortController();
  const name = `thikana-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const share = (event: LiveEvent) => {
    take(event);
    channel.postMessage(event);
  };
  channel.onmessage = ({ data }: MessageEvent<LiveEvent | 'where'>) => {
    // A new tab asks for the current state; a tab that knows it answers.
    if (data !== 'where') return take(data);
    const state = knownState();
    if (state) channel.postMessage(state);
  };
  channel.postMessage('where');
  const lead = (byPolling: boolean, signal: AbortSignal) => connect({ position, byPolling }, share, signal);
  // Web Locks need a secure context. Without them each tab would open its own stream and use up the browser's
  // connections, so hidden tabs poll.
  const leadAlone = () => {
    let turn = new AbortController();
    const begin = () => {
      turn.abort();
      turn = new AbortController();
      lead(document.hidden, AbortSignal.any([stopping.signal, turn.signal]));
    };
    document.addEventListener('visibilitychange', begin, { signal: stopping.signal });
    begin();
  };
  if (navigator.locks) {
    navigator.locks
      .request(name, { signal: stopping.signal }, () => {
        lead(false, stopping.signal);
        return new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => {});
  } else {
    leadAlone();
  }
  return {
    userId,
    stop() {
      stopping.abort();
      channel.close();
    },
  };
}

function take(event: LiveEvent): void {
  if (event.kind === 'typing') {
    tell(event);
    return;
  }
  if (position !== undefined && event.position < position) return;
  const isFirst = position === undefined;
  position = event.position;
  unread = event.unread;
  tell({ ...event, isFirst });
}

/** The state that this tab knows, as an event without changes; undefined before the first event. */
function knownState(): Extract<LiveEvent, { kind: 'inbox' }> | undefined {
  return position === undefined ? undefined : { kind: 'inbox', changes: [], unread, position };
}

function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Receives every event while the component is mounted. */
export function useLive(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const userId = useSession()?.user._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other conversations.
  useEffect(() => follow((event) => latest.current(event)), [userId]);
}

/** The number of unread messages, updated live. */
export function useUnread(): number {
  const userId = useSession()?.user._id;
  return useSyncExternalStore(
    userId === undefined ? neverChanges : followUnread,
    () => (userId === undefined ? 0 : unread),
    () => 0,
  );
}

/** Updates the unread count at once, without waiting for the server's event. */
export function setUnread(count: number): void {
  const state = knownState();
  if (state) take({ ...state, unread: count });
}

const neverChanges = () => () => {};
const followUnread = (onChange: () => void) => follow(onChange);

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
 * Hears what changes in the conversations of whoever is logged in. All tabs of a browser share one connection: the one
 * that holds the lock keeps it and tells the others, and when it goes another takes over where it was.
 */
function follow(listener: Listener): () => void {
  listeners.add(listener);
  settle();
  return () => {
    listeners.delete(listener);
    settle();
  };
}

/** Opens, changes or closes the line, as who listens and who is logged in have changed. */
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
    // A tab that has just come asks where things stand; whoever knows says so.
    if (data !== 'where') take(data);
    else if (position !== undefined)
      channel.postMessage({ kind: 'inbox', changes: [], unread, position } satisfies LiveEvent);
  };
  channel.postMessage('where');
  const lead = (byPolling: boolean, signal: AbortSignal) => connect({ position, byPolling }, share, signal);
  // Without locks, as over plain HTTP, streams of many tabs would use up all connections that a browser opens: a tab that
  // nobody looks at asks instead.
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

function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Hears every event while the component stands. */
export function useLive(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const userId = useSession()?.user._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has other conversations.
  useEffect(() => follow((event) => latest.current(event)), [userId]);
}

/** How many messages wait to be read, followed as it changes. */
export function useUnread(): number {
  const userId = useSession()?.user._id;
  return useSyncExternalStore(
    userId === undefined ? neverChanges : followUnread,
    () => (userId === undefined ? 0 : unread),
    () => 0,
  );
}

/** What has just been read on this tab need not wait for its echo. */
export function setUnread(count: number): void {
  if (position !== undefined) take({ kind: 'inbox', changes: [], unread: count, position });
}

const neverChanges = () => () => {};
const followUnread = (onChange: () => void) => follow(onChange);

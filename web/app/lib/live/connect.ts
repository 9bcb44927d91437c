import { followInbox, type InboxChange, type TypingNotice } from '@thikana/contract/inbox';
import { renewedSessionHeader } from '@thikana/contract/renewed-session';
import { call } from '#web/lib/api/api.ts';
import { currentToken, renewToken } from '#web/lib/session/session.ts';
import { readEvents } from './read-events.ts';

/** `isFirst`: the first state that a listener receives. It has to fetch changes made before. */
export type LiveEvent =
  | ({ kind: 'inbox'; isFirst?: boolean } & InboxChange)
  | ({ kind: 'typing' } & TypingNotice);

// The server sends a heartbeat every 20 s.
const silenceMilliseconds = 50_000;
const pollMilliseconds = 15_000;
const firstRetryMilliseconds = 500;
const triesBeforePolling = 3;

interface Where {
  /** The position to resume from, if known. */
  position: number | undefined;
  /** Polls instead of keeping a connection open. */
  byPolling: boolean;
}

/**
 * Streams the changes for the logged-in user until it is stopped. Falls back to polling if streams do not get through.
 */
export function connect(
  { position: start, byPolling }: Where,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): void {
  let position = start;
  const take = (event: LiveEvent) => {
    if (event.kind === 'inbox') position = event.position;
    if (!signal.aborted) onEvent(event);
  };

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      const startedAt = Date.now();
      if (!byPolling) await stream(position, take, signal).catch(() => {});
      // A stream that was open for a while before it broke does not count as blocked.
      if (Date.now() - startedAt > silenceMilliseconds) failures = 0;
      if (signal.aborted) return;
      const polls = byPolling || failures >= triesBeforePolling;
      if (polls) await poll().catch(() => {});
      await pause(polls ? pollMilliseconds : firstRetryMilliseconds * 2 ** failures, signal);
    }
  }

  async function poll(): Promise<void> {
    take({ kind: 'inbox', ...(await call(followInbox, { query: { after: position } })) });
  }

  void run();
}

async function stream(
  after: number | undefined,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMilliseconds);
  };
  onSign();
  try {
    const sent = currentToken() ?? '';
    const response = await fetch(`${followInbox.path}${after === undefined ? '' : `?after=${after}`}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${sent}` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const next = response.headers.get(renewedSessionHeader);
    if (next) renewToken(next, sent);
    if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
    await readEvents(
      response.body,
      ({ name, data }) => {
        if (name === 'inbox') onEvent({ kind: 'inbox', ...(data as InboxChange) });
        if (name === 'typing') onEvent({ kind: 'typing', ...(data as TypingNotice) });
      },
      onSign,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** A delay that ends early when the device comes online or the page becomes visible. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}

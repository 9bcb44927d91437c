import type { FastifyReply, FastifyRequest } from 'fastify';

/** A stream of events as defined by the HTML standard, until either side closes it. */
export interface EventStream {
  /** The id of the last event this reader has received on an earlier stream. */
  readonly lastEventId: string | undefined;
  /** Throws if the session is no longer valid. */
  admit(): Promise<void>;
  send(event: { name: string; data: unknown; id?: string }): void;
  /** Keeps proxies from closing an idle connection, and detects readers that are gone. */
  beat(): void;
  close(): void;
  onClose(listener: () => void): void;
}

// A reader that accepts no data for this long is disconnected; it resumes where it was.
const waitingBytes = 256 * 1024;

export function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  admit: () => Promise<void>,
): EventStream {
  const lastEventId = request.headers['last-event-id'];
  const headers = reply.getHeaders() as Record<string, string>;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Without this header nginx buffers events.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > waitingBytes) raw.destroy();
  }

  return {
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    admit,
    send({ name, data, id }) {
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat: () => write(':\n\n'),
    close: () => void raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  };
}

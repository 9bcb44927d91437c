import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that goes on: events of the HTML standard, one after the other, until one side has enough. */
export interface EventStream {
  /** The id of the last event that this reader has seen of an earlier stream. */
  readonly lastEventId: string | undefined;
  /** Throws once the session that asked for the stream would be refused. */
  admit(): Promise<void>;
  send(event: { name: string; data: unknown; id?: string }): void;
  /** Keeps proxies from giving up a quiet connection, and finds out about readers that are gone. */
  beat(): void;
  close(): void;
  onClose(listener: () => void): void;
}

// What a reader does not take in for so long is thrown away with the connection; it resumes where it was.
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
    // Or nginx keeps events until a buffer is full.
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

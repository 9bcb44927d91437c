interface ReceivedEvent {
  name: string;
  id: string | undefined;
  data: unknown;
}

export interface EventReader {
  /** Returns the next event and expects this name. */
  next<T>(name: string): Promise<{ id: string | undefined; data: T }>;
  /** Resolves when the server has closed the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Follows an event stream over the network. */
export async function openEvents(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const stop = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  });
  if (!response.body) throw new Error('The answer has no body.');
  const received: ReceivedEvent[] = [];
  const waiting: ((event: ReceivedEvent) => void)[] = [];
  const take = (event: ReceivedEvent) => {
    const taker = waiting.shift();
    if (taker) taker(event);
    else received.push(event);
  };
  const ended = readAll(response.body, take).catch(() => {});
  return {
    async next<T>(name: string) {
      const event = received.shift() ?? (await new Promise<ReceivedEvent>((taker) => waiting.push(taker)));
      if (event.name !== name) throw new Error(`Expected ${name}, received ${JSON.stringify(event)}`);
      return { id: event.id, data: event.data as T };
    },
    ended,
    close: () => stop.abort(),
  };
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  take: (event: ReceivedEvent) => void,
): Promise<void> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
      );
      const name = fields.get('event');
      if (name) take({ name, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? 'null') });
    }
  }
}

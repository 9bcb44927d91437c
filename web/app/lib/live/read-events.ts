export interface ServerEvent {
  name: string;
  data: unknown;
}

/** Calls `onEvent` for each event of a stream until it ends, and `onSign` for any data, heartbeats included. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) onEvent(event);
    }
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  let name = '';
  let data = '';
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7);
    if (line.startsWith('data: ')) data += line.slice(6);
  }
  return name && data ? { name, data: JSON.parse(data) } : undefined;
}

import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

async function eventsOf(chunks: readonly string[]): Promise<{ events: ServerEvent[]; signs: number }> {
  const events: ServerEvent[] = [];
  let signs = 0;
  const body = streamOf(chunks);
  await readEvents(
    body,
    (event) => events.push(event),
    () => signs++,
  );
  return { events, signs };
}

function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

it('puts events together however they were cut on the way', async () => {
  const whole =
    'id: 4\nevent: inbox\ndata: {"unread":1}\n\n:\n\nevent: typing\ndata: {"conversationId":"a"}\n\n';
  const expected = [
    { name: 'inbox', data: { unread: 1 } },
    { name: 'typing', data: { conversationId: 'a' } },
  ];
  expect((await eventsOf([whole])).events).toEqual(expected);
  expect((await eventsOf([...whole])).events).toEqual(expected);
});

it('heartbeats are signs of life and no events', async () => {
  expect(await eventsOf([':\n\n', ':\n\n'])).toEqual({ events: [], signs: 2 });
});

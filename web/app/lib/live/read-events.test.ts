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

it('joins events, however they were split', async () => {
  const whole =
    'id: 4\nevent: inbox\ndata: {"unread":1}\n\n:\n\nevent: typing\ndata: {"conversationId":"a"}\n\n';
  const expected = [
    { name: 'inbox', data: { unread: 1 } },
    { name: 'typing', data: { conversationId: 'a' } },
  ];
  expect((await eventsOf([whole])).events).toEqual(expected);
  expect((await eventsOf([...whole])).events).toEqual(expected);
});

it('heartbeats count as signs of life, not as events', async () => {
  expect(await eventsOf([':\n\n', ':\n\n'])).toEqual({ events: [], signs: 2 });
});

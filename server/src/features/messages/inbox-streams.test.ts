import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { EventStream } from '../../http/event-stream.ts';
import { createInboxStreams, type InboxStreams } from './inbox-streams.ts';

let streams: InboxStreams | undefined;
afterEach(() => streams?.closeAll());

/** Records everything that was sent. */
function keptStream(): EventStream & { sent: unknown[] } {
  const sent: unknown[] = [];
  return {
    sent,
    lastEventId: undefined,
    admit: async () => {},
    send: ({ data }) => sent.push(data),
    beat() {},
    close() {},
    onClose() {},
  };
}

it('wakes all readers when anything may have been missed, with few concurrent queries', async () => {
  let [position, running, most] = [1, 0, 0];
  const readInbox = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return { changes: [{ position }], unread: 0, position, hasMore: false } as never;
  };
  streams = createInboxStreams(readInbox);
  const readers = Array.from({ length: 100 }, keptStream);
  for (const [index, stream] of readers.entries()) streams.add(`person ${index}`, stream, 0);
  await expect.poll(() => readers.every(({ sent }) => sent.length === 1)).toBe(true);

  position = 2;
  streams.hear();
  await expect.poll(() => readers.every(({ sent }) => sent.length === 2)).toBe(true);
  expect(readers[99]?.sent.at(-1)).toMatchObject({ position: 2 });
  expect(most).toBeLessThanOrEqual(4);
});

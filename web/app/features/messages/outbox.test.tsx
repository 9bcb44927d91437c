import { beforeEach, expect, it, vi } from 'vitest';
import { keepObjects } from '../../../test/object-stores.ts';
import type { Arrival } from './outbox.ts';

const message = {
  key: 'a-key-of-mine',
  text: 'Is it free?',
  files: [],
  failure: 'No connection.',
  createdAt: '2026-11-25T10:00:00Z',
};

let stored: Map<string, unknown>;

beforeEach(() => {
  stored = keepObjects()('messages');
});

/** Loads the module again, as a page reload does. */
async function openOutbox() {
  vi.resetModules();
  const { outboxOf } = await import('./outbox.ts');
  const outbox = outboxOf('user', 'conversation');
  await outbox.loaded;
  return outbox;
}

it('keeps unsent messages with their pictures across page loads, in the order they were written', async () => {
  const later = {
    ...message,
    key: 'later',
    createdAt: '2026-11-25T10:00:01Z',
    files: [new File([], 'kitchen.jpg')],
  };
  const outbox = await openOutbox();
  outbox.put(later);
  outbox.put(message);
  expect((await openOutbox()).get()).toEqual([message, later]);
});

it('keeps the messages of other conversations and people apart', async () => {
  const { outboxOf } = await import('./outbox.ts');
  for (const [user, conversation] of [
    ['user', 'other'],
    ['another', 'conversation'],
  ] as const)
    outboxOf(user, conversation).put(message);
  expect((await openOutbox()).get()).toEqual([]);
});

it('forgets sent messages', async () => {
  const outbox = await openOutbox();
  outbox.put(message);
  outbox.drop(message.key);
  expect((await openOutbox()).get()).toEqual([]);
  expect(stored.size).toBe(0);
});

it('treats a message as unsent if its confirmation is missing', async () => {
  (await openOutbox()).put({ ...message, failure: undefined });
  expect((await openOutbox()).get()[0]?.failure).toBe('');
});

it('lasts as long as the page without storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const outbox = await openOutbox();
  outbox.put(message);
  expect(outbox.get()).toEqual([message]);
  outbox.drop(message.key);
  expect(outbox.get()).toEqual([]);
});

it('notifies listeners', async () => {
  const outbox = await openOutbox();
  const listener = vi.fn();
  const stop = outbox.subscribe(listener);
  outbox.put(message);
  stop();
  outbox.drop(message.key);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hands over the answer of the server, then drops the message', async () => {
  const outbox = await openOutbox();
  outbox.put(message);
  const arrival = {} as Arrival;
  const shown = vi.fn((arrived: Arrival) => [arrived, outbox.get().length]);
  const stop = outbox.onArrival(shown);
  outbox.arrived(message.key, arrival);
  expect(shown).toHaveReturnedWith([arrival, 1]);
  expect(outbox.get()).toEqual([]);
  stop();
  outbox.arrived(message.key, arrival);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('sorts a failed message before later ones', async () => {
  const outbox = await openOutbox();
  const [first, second] = [message, { ...message, key: 'another-key' }];
  outbox.put(first);
  outbox.put(second);
  outbox.put({ ...first, failure: 'Offline.' });
  expect(outbox.get().map(({ key }) => key)).toEqual([first.key, second.key]);
});

it('sends one at a time, also after a failure', async () => {
  const outbox = await openOutbox();
  const steps: string[] = [];
  let letFirstGo = () => {};
  const first = outbox.inTurn(async () => {
    steps.push('first begins');
    await new Promise<void>((resolve) => {
      letFirstGo = resolve;
    });
    steps.push('first fails');
    throw new Error('Offline.');
  });
  const second = outbox.inTurn(async () => void steps.push('second'));
  await Promise.resolve();
  expect(steps).toEqual(['first begins']);
  letFirstGo();
  await expect(first).rejects.toThrow('Offline.');
  await second;
  expect(steps).toEqual(['first begins', 'first fails', 'second']);
});

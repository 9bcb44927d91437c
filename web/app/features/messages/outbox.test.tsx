import { beforeEach, expect, it, vi } from 'vitest';
import type { Arrival } from './outbox.ts';

const message = {
  key: 'a-key-of-mine',
  text: 'Is it free?',
  files: [],
  failure: 'No connection.',
  createdAt: '2026-11-25T10:00:00Z',
};

/** Loads the module again, as a page reload does. */
async function openOutbox() {
  vi.resetModules();
  const { outboxOf } = await import('./outbox.ts');
  return outboxOf('user', 'conversation');
}

beforeEach(() => localStorage.clear());

it('stores unsent text across page loads', async () => {
  (await openOutbox()).put(message);
  expect((await openOutbox()).get()).toEqual([message]);
});

it('does not store messages with only pictures, or sent ones', async () => {
  const outbox = await openOutbox();
  outbox.put({ ...message, text: '', files: [new File([], 'kitchen.jpg')] });
  expect(localStorage).toHaveLength(0);
  outbox.put(message);
  outbox.drop(message.key);
  expect(localStorage).toHaveLength(0);
});

it('treats a message as unsent if its confirmation is missing', async () => {
  (await openOutbox()).put({ ...message, failure: undefined });
  expect((await openOutbox()).get()[0]?.failure).toBe('');
});

it.each(['[', 'null', '{}', '[1, {"key": 2}]'])('is empty if the storage holds %s', async (text) => {
  localStorage.setItem('outbox:user:conversation', text);
  expect((await openOutbox()).get()).toEqual([]);
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

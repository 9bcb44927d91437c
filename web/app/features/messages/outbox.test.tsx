import { beforeEach, expect, it, vi } from 'vitest';

const letter = {
  key: 'a-key-of-mine',
  text: 'Is it free?',
  files: [],
  failure: 'No connection.',
  createdAt: '2026-11-25T10:00:00Z',
};

/** As a page that is opened anew has it. */
async function openOutbox() {
  vi.resetModules();
  const { outboxOf } = await import('./outbox.ts');
  return outboxOf('user', 'conversation');
}

beforeEach(() => localStorage.clear());

it('keeps words that were not sent for the next page', async () => {
  (await openOutbox()).set([letter]);
  expect((await openOutbox()).get()).toEqual([letter]);
});

it('keeps no message of pictures alone, and nothing once all is sent', async () => {
  const outbox = await openOutbox();
  outbox.set([{ ...letter, text: '', files: [new File([], 'kitchen.jpg')] }]);
  expect(localStorage).toHaveLength(0);
  outbox.set([letter]);
  outbox.set([]);
  expect(localStorage).toHaveLength(0);
});

it('takes what was on its way as not sent, for it may not have arrived', async () => {
  (await openOutbox()).set([{ ...letter, failure: undefined }]);
  expect((await openOutbox()).get()[0]?.failure).toBe('');
});

it.each(['[', 'null', '{}', '[1, {"key": 2}]'])('is empty where the storage holds %s', async (text) => {
  localStorage.setItem('outbox:user:conversation', text);
  expect((await openOutbox()).get()).toEqual([]);
});

it('tells who listens', async () => {
  const outbox = await openOutbox();
  const listener = vi.fn();
  const stop = outbox.subscribe(listener);
  outbox.set([letter]);
  stop();
  outbox.set([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

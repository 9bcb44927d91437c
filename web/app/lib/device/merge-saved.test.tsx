import { mergeShortlist } from '@thikana/contract/alerts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepObjects } from '../../../test/object-stores.ts';
import { signIn } from '../../../test/people.ts';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { sendUnsentHearts, syncShortlisted } from './merge-saved.ts';
import { shortlist, toggleShortlisted } from './saved-listings.ts';

const id = '1'.repeat(24);
const taken = { json: { shortlist: [] } };
let waiting: Map<string, unknown>;

beforeEach(() => {
  waiting = keepObjects()('hearts');
});

function press(): Promise<void> {
  toggleShortlisted(id);
  return syncShortlisted(id);
}

it('keeps a heart without an answer apart from the shortlist, so that both get it back after a loss', async () => {
  const api = stubApi();
  const { _id: userId } = signIn();
  api.on(mergeShortlist, 'no connection');
  await press();
  const [kept] = shortlist.get();
  // The browser was killed before it wrote the shortlist.
  localStorage.clear();
  expect(shortlist.get()).toEqual([]);

  api.on(mergeShortlist, taken);
  expect(await sendUnsentHearts(userId)).toBe(1);
  expect(api.asked.at(-1)?.body).toEqual({ added: [kept], removed: [] });
  expect(shortlist.get()).toEqual([{ ...kept, isInAccount: true }]);
  expect(await sendUnsentHearts(userId)).toBe(0);
});

it('sends of two presses on a heart the last one, and no hearts of others', async () => {
  const api = stubApi();
  const { _id: userId } = signIn();
  api.on(mergeShortlist, 'no connection');
  await press();
  await press();
  api.on(mergeShortlist, taken);
  expect(await sendUnsentHearts('another')).toBe(0);
  expect(await sendUnsentHearts(userId)).toBe(1);
  expect(api.asked.at(-1)?.body).toEqual({ added: [], removed: [id] });
});

it('leaves a heart that was pressed again before the answer as it is', async () => {
  const api = stubApi();
  signIn();
  const { held, letGo } = heldAnswer();
  api.on(mergeShortlist, held);
  const first = press();
  await expect.poll(() => api.asked.length).toBe(1);
  api.on(mergeShortlist, 'no connection');
  await press();
  letGo(taken);
  await first;
  expect(shortlist.get()).toEqual([]);
  expect([...waiting.values()]).toEqual([{ id, at: undefined }]);
});

it('tells the account also without storage', async () => {
  const api = stubApi();
  signIn();
  vi.stubGlobal('indexedDB', undefined);
  api.on(mergeShortlist, taken);
  await press();
  expect(api.asked).toHaveLength(1);
  expect(shortlist.get()).toMatchObject([{ id, isInAccount: true }]);
});

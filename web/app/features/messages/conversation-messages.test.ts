import { currentCity, setCity } from '@thikana/contract/city';
import type { Message } from '@thikana/contract/conversations';
import { afterEach, expect, it } from 'vitest';
import { groupByDay, mergeMessages, readable } from './conversation-messages.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

const message = (number: number, createdAt = '2026-11-25T10:00:00Z', text = `${number}`): Message => ({
  number,
  isOwn: false,
  text,
  pictures: [],
  warnings: [],
  createdAt,
});

it('merges messages by number, with the newer copy', () => {
  const merged = mergeMessages(
    [message(2), message(4)],
    [message(3), message(4, undefined, 'newer'), message(1)],
  );
  expect(merged.map(({ text }) => text)).toEqual(['1', '2', '3', 'newer']);
});

it('removes the messages of a deleted account', () => {
  const own = { ...message(2), isOwn: true };
  expect(readable([message(1), own], 'other-deleted')).toEqual([own]);
  expect(readable([message(1), own], 'other-suspended')).toEqual([message(1), own]);
});

it('starts a day at midnight in Siliguri', () => {
  const days = groupByDay([
    message(1, '2026-11-25T18:29:59Z'),
    message(2, '2026-11-25T18:30:00Z'),
    message(3, '2026-11-26T10:00:00Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 2],
  ]);
});

it('starts a day at midnight in a city with other clocks', () => {
  setCity({ ...siliguri, timeZone: 'Europe/Lisbon' });
  const days = groupByDay([
    message(1, '2026-03-29T00:00:00Z'),
    message(2, '2026-03-29T22:59:59Z'),
    message(3, '2026-03-29T23:00:00Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-03-29', 2],
    ['2026-03-30', 1],
  ]);
});

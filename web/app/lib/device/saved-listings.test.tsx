import { beforeEach, expect, it, vi } from 'vitest';
import {
  forget,
  rememberViewed,
  shortlist,
  shortlistCount,
  toggleShortlisted,
  viewed,
} from './saved-listings.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');
const idsOf = (list: typeof shortlist) => list.get().map((kept) => kept.id);

beforeEach(() => vi.setSystemTime('2026-11-21T06:30:00Z'));

it('adds listings to the shortlist, newest first, and removes them', () => {
  expect(toggleShortlisted(id(1))).toBe(true);
  toggleShortlisted(id(2));
  expect(shortlist.get()[0]).toEqual({ id: id(2), at: Date.parse('2026-11-21T06:30:00Z') });
  expect(idsOf(shortlist)).toEqual([id(2), id(1)]);
  toggleShortlisted(id(2));
  expect(idsOf(shortlist)).toEqual([id(1)]);
  forget(shortlist, id(1));
  expect(idsOf(shortlist)).toEqual([]);
});

it('rejects additions to a full shortlist, and still removes', () => {
  for (let count = 1; count <= shortlistCount; count += 1) toggleShortlisted(id(count));
  expect(toggleShortlisted(id(99))).toBe(false);
  expect(shortlist.get()).toHaveLength(shortlistCount);
  expect(toggleShortlisted(id(1))).toBe(true);
  expect(toggleShortlisted(id(99))).toBe(true);
});

it('stores the last 20 viewed, each once', () => {
  for (let count = 1; count <= 21; count += 1) rememberViewed(id(count));
  rememberViewed(id(5));
  expect(idsOf(viewed).slice(0, 3)).toEqual([id(5), id(21), id(20)]);
  expect(idsOf(viewed)).toHaveLength(20);
  expect(idsOf(viewed)).not.toContain(id(1));
});

it.each([
  { id: 'abc', at: 1 },
  { id: id(1) },
  { id: id(1), at: 'today' },
  { id: id(1), at: 9e15 },
  { id: 7, at: 1 },
  id(1),
  null,
])('rejects %j', (entry) => {
  localStorage.setItem('shortlist', JSON.stringify([entry, { id: id(2), at: 1 }]));
  expect(idsOf(shortlist)).toEqual([id(2)]);
});

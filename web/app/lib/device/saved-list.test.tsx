import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pass, showPart } from '../../../test/show.tsx';
import { savedList, useSaved } from './saved-list.ts';

const isEntry = (value: unknown): value is string => typeof value === 'string';
const aList = () => savedList('words', { isEntry, limit: 3 });
const stored = () => localStorage.getItem('words');

/** As another tab does it: the storage changes before this tab receives the event. */
function changeElsewhere(text: string | null, key: string | null = 'words') {
  if (text === null) localStorage.removeItem('words');
  else localStorage.setItem('words', text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('stores entries on the device', () => {
  const list = aList();
  expect(list.get()).toEqual([]);
  list.set(['tea', 'rain']);
  expect(stored()).toBe('["tea","rain"]');
  expect(aList().get()).toEqual(['tea', 'rain']);
});

it.each([
  ['no JSON', '['],
  ['no list', '{"tea":1}'],
  ['nothing', 'null'],
])('is empty if the storage holds %s', (_, text) => {
  localStorage.setItem('words', text);
  expect(aList().get()).toEqual([]);
});

it('drops invalid entries and those above the limit', () => {
  localStorage.setItem('words', '["tea",1,null,"rain",{},"hills","snow"]');
  expect(aList().get()).toEqual(['tea', 'rain', 'hills']);
});

it('works without a storage for as long as the page lasts', () => {
  const closed = () => {
    throw new DOMException('The storage is closed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  const list = aList();
  expect(list.get()).toEqual([]);
  list.set(['tea']);
  expect(list.get()).toEqual(['tea']);
});

it('keeps entries in memory if the storage is full', () => {
  const full = () => {
    throw new DOMException('Too much', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => '["old"]', setItem: full });
  const list = aList();
  list.set(['tea', ...list.get()]);
  expect(list.get()).toEqual(['tea', 'old']);
});

const list = aList();
function Words() {
  return <p>{useSaved(list).join(' ')}</p>;
}

it('updates the screen, also for changes in another tab', async () => {
  await showPart(<Words />);
  list.set(['tea']);
  await pass(0);
  expect(screen.getByText('tea')).toBeTruthy();
  changeElsewhere('["tea","rain"]');
  await pass(0);
  expect(screen.getByText('tea rain')).toBeTruthy();
  // A tab that clears the whole storage sends an event without a key.
  changeElsewhere(null, null);
  await pass(0);
  expect(screen.queryByText('tea rain')).toBeNull();
});

import { expect, it } from 'vitest';
import { presentSignal } from './fraud-checks.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const row = { id: 7, kind: 'same-picture', score: 3, found_at: at } as unknown as Parameters<
  typeof presentSignal
>[0];
const nothing = { listing: undefined, person: undefined, picture: undefined, otherPicture: undefined };
const common = { id: '7', kind: 'same-picture', score: 3, foundAt: at.toISOString() };
const picture = (finished_at: Date | null) =>
  ({ id: 'p', width: 600, height: 400, placeholder: '', finished_at }) as NonNullable<
    Parameters<typeof presentSignal>[1]['picture']
  >;

it('a signal has its kind and date', () => {
  expect(presentSignal(row, nothing)).toEqual(common);
});

it.each([
  [null, false],
  [at, true],
])('a signal names the person, banned at %s', (banned_at, isBanned) => {
  const person = { id: 'a', name: 'Asha', email: 'a@example.com', banned_at };
  expect(presentSignal(row, { ...nothing, person }).person).toEqual({
    _id: 'a',
    name: 'Asha',
    email: 'a@example.com',
    isBanned,
  });
});

it('a signal has both pictures in all their formats', () => {
  const signal = presentSignal(row, { ...nothing, picture: picture(null), otherPicture: picture(at) });
  expect(signal.picture?.sources.map(({ type }) => type)).toEqual(['image/jpeg']);
  expect(signal.otherPicture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/jpeg']);
});

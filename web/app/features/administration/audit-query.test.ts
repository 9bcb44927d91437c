import { expect, it } from 'vitest';
import { toAction, toActor, toPage } from './audit-query.ts';

it('knows the actions and shows all of them for anything else', () => {
  expect(toAction('user.ban')).toBe('user.ban');
  expect(toAction('user.praise')).toBeUndefined();
  expect(toAction(null)).toBeUndefined();
});

it('knows who can have done something, and shows everybody for anybody else', () => {
  expect(toActor('site')).toBe('site');
  expect(toActor('nobody')).toBeUndefined();
});

it.each([
  ['3', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
  ['99999999', 1],
  [null, 1],
])('reads page %s as %i', (text, page) => {
  expect(toPage(text)).toBe(page);
});

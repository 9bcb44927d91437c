import { expect, it } from 'vitest';
import { copyToKeep, keptAt, timeless } from './kept-answer.ts';

const now = new Date('2026-11-24T08:35:00Z');

it('keeps an answer with its time, and without the next token of a session', async () => {
  const answer = new Response('{}', { headers: { 'renewed-session': 'secret', 'content-type': 'text/x' } });
  const copy = copyToKeep(answer, now);
  expect([...(copy?.headers ?? [])]).toEqual([
    ['content-type', 'text/x'],
    ['kept-at', now.toISOString()],
  ]);
  expect(copy && keptAt(copy)).toBe(now.toISOString());
  expect(keptAt(answer)).toBeUndefined();
  expect(copy && [...timeless(copy).headers]).toEqual([['content-type', 'text/x']]);
});

it.each([404, 401, 503])('does not keep an answer with the status %d', (status) => {
  expect(copyToKeep(new Response('', { status }), now)).toBeUndefined();
});

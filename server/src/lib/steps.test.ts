import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atOnce, createTurns, type Steps } from './steps.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Says its name at each step, which takes so many milliseconds. */
function* steps(said: string[], name: string, { count = 3, milliseconds = 3 } = {}): Steps<string> {
  for (let step = 0; step < count; step += 1) {
    said.push(name);
    now += milliseconds;
    yield;
  }
  return name;
}

it('does all steps in one go', () => {
  const said: string[] = [];
  expect(atOnce(steps(said, 'a'))).toBe('a');
  expect(said).toEqual(['a', 'a', 'a']);
});

it('lets other work run after four milliseconds', async () => {
  const said: string[] = [];
  const isDone = createTurns()
    .queue()(() => steps(said, 'a', { count: 4 }))
    .then(() => true);
  while (!(await Promise.race([isDone, nextTurn()]))) said.push('-');
  expect(said.join('')).toMatch(/^-*aa-+aa-*$/);
});

it('alternates between queues, and keeps the order within one', async () => {
  const said: string[] = [];
  const turns = createTurns();
  const [one, other] = [turns.queue(), turns.queue()];
  await Promise.all([
    one(() => steps(said, 'a')),
    one(() => steps(said, 'b', { count: 1 })),
    other(() => steps(said, 'c')),
  ]);
  expect(said.join('')).toBe('aaccacb');
});

it('passes a failure on, and goes on with the next', async () => {
  const said: string[] = [];
  const queue = createTurns().queue();
  const failing = queue(function* () {
    yield;
    throw new Error('No such slot.');
  });
  const next = queue(() => steps(said, 'b'));
  await expect(failing).rejects.toThrow('No such slot.');
  expect(await next).toBe('b');
});

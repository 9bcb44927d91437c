import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const away: [string, object][] = [
  ['a refused connection', { code: 'ECONNREFUSED' }],
  ['a missing socket', { code: 'ENOENT', syscall: 'connect' }],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that crashed', { code: '57P02' }],
  ['a server that starts', { code: '57P03' }],
  ['a connection failure', { code: '08006' }],
  ['too many connections', { code: '53300' }],
  ['a wrapped failure', { cause: new Error('Connection terminated unexpectedly') }],
];

test.each(away)('recognises %s', (_name, properties) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('failed'), properties))).toBe(true);
});

const present: [string, unknown][] = [
  ['a missing file', Object.assign(new Error('failed'), { code: 'ENOENT', syscall: 'open' })],
  ['a violated constraint', Object.assign(new Error('failed'), { code: '23505' })],
  ['a cancelled query', Object.assign(new Error('failed'), { code: '57014' })],
  ['no error at all', 'ECONNREFUSED'],
];

test.each(present)('does not count %s', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

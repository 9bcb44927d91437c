import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { mailProblemOf } from './mail-problem.ts';

it('a host of which no address accepts a connection is unreachable', async () => {
  const addresses = ['::1', '127.0.0.1'].map((address) => ({ address, family: address === '::1' ? 6 : 4 }));
  const socket = connect({
    host: 'relay.example',
    port: 1,
    autoSelectFamily: true,
    lookup: (_host, _options, done) => done(null, addresses),
  });
  const [error] = await once(socket, 'error');
  expect(error).toBeInstanceOf(AggregateError);
  expect(mailProblemOf(Object.assign(error, { code: 'ESOCKET' }))).toEqual({
    problem: 'unreachable',
    detail: 'connect ECONNREFUSED ::1:1',
  });
});

it.each([
  [{ code: 'ETIMEDOUT' }, 'no-answer'],
  [{ code: 'ETLS' }, 'encryption'],
  [{ code: 'ESOCKET', syscall: 'read' }, 'unreachable'],
  [{ code: 'ECONNECTION' }, 'unreachable'],
  [{ code: 'EENVELOPE', response: '550 No such user' }, 'refused'],
  [{ code: 'ESTREAM' }, 'other'],
])('an error with %o is %s', (properties, problem) => {
  expect(mailProblemOf(Object.assign(new Error('It failed'), properties)).problem).toBe(problem);
});

it('repeats an answer in one line, without addresses of people', () => {
  const error = Object.assign(new Error('Failed'), { response: '550-No user\r\n550 asha@example.org' });
  expect(mailProblemOf(error)).toEqual({ problem: 'refused', detail: '550-No user 550 [address]' });
});

import { afterEach, expect, it, vi } from 'vitest';
import { refuse, startRelay } from '../../../test/start-relay.ts';
import { createMailer } from './create-mailer.ts';
import { watchRelay } from './watch-relay.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const from = 'Thikana <no-reply@thikana.example>';
const secret = 's3cret@/word';
const start = new Date('2026-11-21T06:30:00Z');

/** Watches the relay of this address; a check runs only when a test asks for it. */
function watch(smtpUrl: string | undefined) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const mailer = createMailer({ smtpUrl, from, outboxDir: '/nowhere', log });
  const clock = { now: start };
  const relay = watchRelay({ mailer, log, now: () => clock.now });
  cleanups.push(() => {
    relay?.stop();
    mailer.close();
  });
  return { relay, log, clock };
}

const relayOf = async (options: Parameters<typeof startRelay>[0] = {}) => {
  const relay = await startRelay(options);
  cleanups.push(relay.stop);
  return relay;
};

it('logs each change of state once, and keeps since when it has been so', async () => {
  const first = await startRelay();
  const { relay, log, clock } = watch(first.url);
  await relay?.check();
  expect(relay?.latest()).toEqual({ since: start, checkedAt: start });
  expect(log.warn).not.toHaveBeenCalled();

  await first.stop();
  const failedAt = new Date('2026-11-21T06:40:00Z');
  clock.now = failedAt;
  await relay?.check();
  const later = new Date('2026-11-21T06:50:00Z');
  clock.now = later;
  await relay?.check();
  expect(relay?.latest()).toMatchObject({ problem: 'unreachable', since: failedAt, checkedAt: later });
  expect(log.warn.mock.calls).toEqual([
    [
      { reason: expect.stringContaining('ECONNREFUSED') },
      'The email relay cannot be used: nothing accepts connections at its host and port',
    ],
  ]);

  await relayOf({ port: first.port });
  await relay?.check();
  await relay?.check();
  expect(relay?.latest()?.problem).toBeUndefined();
  expect(log.info.mock.calls).toEqual([['The email relay works again']]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('checks at the start and every ten minutes, until it is stopped', async () => {
  vi.useFakeTimers();
  cleanups.push(() => vi.useRealTimers());
  const verify = vi.fn(async () => {});
  const log = { info: vi.fn(), warn: vi.fn() };
  const relay = watchRelay({ mailer: { verify }, log, now: () => start });
  expect(verify).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(verify).toHaveBeenCalledTimes(4);
  relay?.stop();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(verify).toHaveBeenCalledTimes(4);
});

it.each([
  [
    'login',
    { onAuth: (_auth, _session, done) => done(refuse(535, 'Wrong password')) },
    /^535 Wrong password$/,
  ],
  ['refused', { onConnect: (_session, done) => done(refuse(554, 'Go away')) }, /^554 Go away$/],
  ['encryption', { disabledCommands: [] }, /certificate/],
] satisfies [string, Parameters<typeof startRelay>[0], RegExp][])(
  'tells the problem %s from others',
  async (problem, options, detail) => {
    const { port } = await relayOf(options);
    const { relay } = watch(`smtp://me:${encodeURIComponent(secret)}@127.0.0.1:${port}`);
    await relay?.check();
    expect(relay?.latest()).toMatchObject({ problem, detail: expect.stringMatching(detail) });
  },
);

it('tells a host without an address from a relay that is down', async () => {
  const { relay } = watch('smtp://relay.invalid:25');
  await relay?.check();
  expect(relay?.latest()?.problem).toBe('no-such-host');
});

it('never repeats the password, in whichever form the relay quotes it', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [secret, encodeURIComponent(secret), base64(secret), base64(`\0me\0${secret}`)];
  const quoted = forms.join(' and ');
  const { port } = await relayOf({ onAuth: (_auth, _session, done) => done(refuse(535, `No: ${quoted}`)) });
  const { relay, log } = watch(`smtp://me:${encodeURIComponent(secret)}@127.0.0.1:${port}`);
  await relay?.check();
  const told = JSON.stringify([relay?.latest(), log.warn.mock.calls]);
  expect(told).toContain('535 No: [password] and [password]');
  expect(forms.filter((form) => told.includes(form))).toEqual([]);
});

it('does not watch the outbox', () => {
  expect(watch(undefined).relay).toBeUndefined();
});

import { randomUUID } from 'node:crypto';
import {
  changePassword,
  forgotPassword,
  login,
  mailOwnCode,
  register,
  resendVerification,
  resetPassword,
  uploadProfilePicture,
} from '@thikana/contract/accounts';
import { subscribeToSearch } from '@thikana/contract/alerts';
import type { Endpoint } from '@thikana/contract/endpoint';
import { editListing, postListing } from '@thikana/contract/own-listings';
import { contactOperator } from '@thikana/contract/site';
import { describe, expect, it } from 'vitest';
import { type TestSite, useTestSite } from '../../test/test-site.ts';

const environment = { RATE_LIMITS: 'on' };
const site = await useTestSite({ environment });
const secondProcess = await useTestSite({ environment, beside: site });
const behindProxy = await useTestSite({
  environment: { ...environment, TRUSTED_PROXIES: '127.0.0.1' },
  beside: site,
});
const person = await site.person();

interface From {
  address?: string;
  token?: string;
  forwardedFor?: string;
}

let lastAddress = 0;
/** A fresh address. */
const newAddress = () => `198.51.100.${++lastAddress}`;

function ask({ app }: TestSite, { method, path }: Endpoint, body: object, from: From = {}) {
  return app.http.inject({
    method,
    url: path.replace(/:\w+/g, '0'.repeat(24)),
    remoteAddress: from.address ?? '127.0.0.1',
    headers: {
      ...(from.token ? { authorization: `Bearer ${from.token}` } : {}),
      ...(from.forwardedFor ? { 'x-forwarded-for': from.forwardedFor } : {}),
    },
    payload: body,
  });
}

const message = { name: 'Bina Rai', email: 'bina@example.org', message: 'Is the flat still free?' };
const hour = 3600;

describe('requests above a rate limit are rejected with a time to retry', () => {
  /** Requests that cannot be parsed count too. */
  it.each<[Endpoint, number, { seconds?: number; body?: object; isAccount?: boolean }]>([
    [register, 20, {}],
    [login, 200, {}],
    [login, 10, { seconds: 15 * 60, body: { email: 'asha@example.org', password: 'a guess' } }],
    [forgotPassword, 20, {}],
    [forgotPassword, 5, { body: { email: 'asha@example.org' } }],
    [resetPassword, 30, {}],
    [contactOperator, 5, {}],
    [subscribeToSearch, 10, {}],
    [resendVerification, 5, { isAccount: true }],
    [changePassword, 10, { isAccount: true }],
    [mailOwnCode, 5, { isAccount: true }],
    [uploadProfilePicture, 30, { isAccount: true }],
    [postListing, 60, { isAccount: true }],
    [editListing, 60, { isAccount: true }],
  ])('$name, after $1', async (endpoint, points, { seconds = hour, body = {}, isAccount = false }) => {
    const from = isAccount ? { token: (await site.person()).token } : { address: newAddress() };
    for (let used = 0; used < points; used += 1) {
      // Both processes share the count.
      const { statusCode } = await ask(used % 2 === 0 ? site : secondProcess, endpoint, body, from);
      expect([used, statusCode]).not.toEqual([used, 429]);
    }
    const refused = await ask(site, endpoint, body, from);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(seconds - 120);
    expect(wait).toBeLessThanOrEqual(seconds);
  });
});

it('no one can lock another person out by guessing their password', async () => {
  const guesser = { address: newAddress() };
  const guess = { email: person.email, password: 'a guess' };
  for (let used = 0; used < 10; used += 1) await ask(site, login, guess, guesser);
  expect((await ask(site, login, guess, guesser)).statusCode).toBe(429);
  const right = { email: person.email, password: person.password };
  expect((await ask(site, login, right, { address: newAddress() })).statusCode).toBe(200);
});

it('guesses from many addresses are blocked for an hour, except in the owner’s known browsers', async () => {
  const owner = await site.person();
  const browser = randomUUID();
  const right = { email: owner.email, password: owner.password };
  const logIn = (body: object) => ask(site, login, body, { address: newAddress() });
  expect((await logIn({ ...right, browser })).statusCode).toBe(200);

  const guess = { email: owner.email, password: 'a guess' };
  let last = await logIn(guess);
  for (let guesses = 1; last.statusCode === 401 && guesses < 200; guesses += 1) last = await logIn(guess);
  expect(last.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(hour - 120);
  expect((await logIn({ ...guess, browser: randomUUID() })).statusCode).toBe(429);
  expect((await logIn({ ...guess, browser })).statusCode).toBe(401);
  expect((await logIn({ ...right, browser })).statusCode).toBe(200);
});

it('addresses of one IPv6 network count as one visitor', async () => {
  const answers = [];
  for (let each = 1; each <= 6; each += 1)
    answers.push(
      (await ask(site, contactOperator, message, { address: `2001:db8:0:7::${each}` })).statusCode,
    );
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask(site, contactOperator, message, { address: '2001:db8:0:8::1' })).statusCode).toBe(200);
});

describe('the client address of a request', () => {
  const contact = (at: TestSite, from: From) =>
    ask(at, contactOperator, message, from).then(({ statusCode }) => statusCode);

  it('is not taken from headers of untrusted clients', async () => {
    const address = newAddress();
    const answers = [];
    for (let each = 1; each <= 6; each += 1)
      answers.push(await contact(site, { address, forwardedFor: `203.0.113.${each}` }));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is taken from the operator’s proxy only', async () => {
    const answers = [];
    for (let each = 1; each <= 6; each += 1)
      answers.push(await contact(behindProxy, { forwardedFor: `192.0.2.${each}` }));
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
    const visitor = newAddress();
    const spoofed = [];
    for (let each = 1; each <= 6; each += 1)
      spoofed.push(await contact(behindProxy, { forwardedFor: `203.0.113.${each}, ${visitor}` }));
    expect(spoofed).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

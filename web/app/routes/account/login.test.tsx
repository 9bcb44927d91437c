import { fireEvent, screen } from '@testing-library/react';
import { login } from '@thikana/contract/accounts';
import { takeOpenIdSession } from '@thikana/contract/openid';
import type { Role } from '@thikana/contract/vocabulary';
import { expect, it, vi } from 'vitest';
import { describedBy, fillIn, press } from '../../../test/fields.ts';
import { asha, signIn, tokenUntil } from '../../../test/people.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import LoginPage from './login.tsx';

const logins = ({ asked }: ReturnType<typeof stubApi>) => asked.filter(({ path }) => path === login.path);
const showLogin = (address = '/login') => show([{ path: '/login', Component: LoginPage }], address);
const typedBody = { email: 'asha@example.com', password: 'chiya garden' };
const typed = { 'Email Address': 'asha@example.com', Password: 'chiya garden' };

it('asks for address and password', async () => {
  const api = stubApi();
  await showLogin();
  expect(screen.getByLabelText('Email Address').getAttribute('type')).toBe('email');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
  await press('Login');
  expect(describedBy('Email Address')).toEqual(['Invalid email address.']);
  expect(describedBy('Password')).toEqual(['Password is required.']);
  expect(api.asked).toEqual([]);
});

it.each<[Role, string]>([
  ['user', '/'],
  ['admin', '/admin'],
])('shows Logging in... while sending, stores the session and opens %s at %s', async (role, home) => {
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(login, held);
  const { visitor } = await showLogin();
  fillIn(typed);
  await press('Login');
  expect(isDisabled(screen.getByRole('button', { name: 'Logging in...' }))).toBe(true);

  const user = { ...asha, role };
  const token = tokenUntil(new Date('2026-11-28'));
  letGo({ json: { message: 'Welcome', user, token } });
  await pass(0);
  expect(logins(api)).toMatchObject([
    { method: 'POST', body: { email: 'asha@example.com', password: 'chiya garden' } },
  ]);
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(user);
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  expect(visitor.address).toBe(home);
});

it('stores the session in local storage if the visitor chose to stay logged in', async () => {
  const token = tokenUntil(new Date('2026-11-28'));
  const api = stubApi();
  api.on(login, { json: { user: asha, token } });
  await showLogin();
  fillIn(typed);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep me logged in on this device' }));
  await press('Login');
  expect(logins(api)).toMatchObject([{ body: { keep: true } }]);
  expect(localStorage.getItem('token')).toBe(token);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha);
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('user')]).toEqual([null, null]);
});

it('returns to the page the visitor wanted', async () => {
  stubApi().on(login, { json: { user: asha, token: tokenUntil(new Date('2026-11-28')) } });
  const { visitor } = await showLogin('/login?from=%2Fdashboard%2Fnew-post');
  fillIn(typed);
  await press('Login');
  expect(visitor.address).toBe('/dashboard/new-post');
});

it('redirects logged-in users', async () => {
  signIn({ role: 'admin' });
  const { visitor } = await showLogin();
  expect(visitor.address).toBe('/admin');
  expect(visitor.arrivedBy).toBe('REPLACE');
});

it.each([
  [{ status: 401, json: { code: 'wrong_credentials', message: 'That is not it.' } }, 'That is not it.'],
  [{ status: 500 }, 'Login failed.'],
  ['no connection', 'Login failed. No connection to the server. Please check your internet and try again.'],
] as const)('shows %j as %s', async (answer, text) => {
  stubApi().on(login, answer);
  await showLogin();
  fillIn(typed);
  await press('Login');
  expect(toasts('error')).toEqual([text]);
  expect(screen.getAllByText(text).some((each) => each.closest('form'))).toBe(true);
  expect(isDisabled(screen.getByRole('button', { name: 'Login' }))).toBe(false);
});

it.each([
  ['an error by its code', '/login?error=session_expired', 'Session expired. Please log in again.'],
  [
    'an error by its text',
    '/login?error=Session+expired.+Please+log+in+again.',
    'Session expired. Please log in again.',
  ],
  ['a text that is not ours', '/login?error=Call+98320+11111+now', 'Login failed. Please try again.'],
  ['a verified address', '/login?verified=true', 'Email verified. Please log in.'],
  ['a wish to post', '/login?notice=post', 'Please login to start posting'],
  [
    'a wish to write to an owner',
    '/login?from=%2Fdashboard%2Fmessages%3Flisting%3D6b02',
    'Log in or create an account to write to the owner. Afterwards you return to your message.',
  ],
])('shows why the visitor is asked to log in: %s', async (_, address, text) => {
  await showLogin(address);
  await vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy());
});

it('asks for the code of two-step login, keeps the input and sends both', async () => {
  const api = stubApi();
  api.on(login, { status: 401, json: { code: 'code_needed', message: 'Please enter the code.' } });
  const { visitor } = await showLogin();
  fillIn(typed);
  await press('Login');
  const code = screen.getByLabelText('Code');
  await pass(0);
  expect(document.activeElement).toBe(code);
  expect(toasts('error')).toEqual([]);

  api.on(login, { status: 401, json: { code: 'wrong_code', message: 'The code is not right.' } });
  fillIn({ Code: '123 456' });
  await press('Login');
  expect(toasts('error')).toEqual(['The code is not right.']);

  api.on(login, { json: { user: asha, token: tokenUntil(new Date('2026-11-28')) } });
  await press('Login');
  expect(logins(api).at(-1)).toMatchObject({ body: { ...typedBody, code: '123456' } });
  expect(visitor.address).toBe('/');
});

it('stores one id of this browser and sends it', async () => {
  const api = stubApi();
  api.on(login, { status: 401, json: { code: 'wrong_credentials', message: 'Not correct.' } });
  await showLogin();
  fillIn(typed);
  await press('Login');
  await press('Login');
  const numbers = logins(api).map(({ body }) => (body as { browser?: string }).browser);
  expect(numbers).toHaveLength(2);
  expect(numbers[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(numbers[1]).toBe(numbers[0]);
});

it('starts the session of a user who returns from the provider', async () => {
  const token = tokenUntil(new Date('2026-11-28'));
  const api = stubApi();
  api.on(takeOpenIdSession, { json: { user: asha, token } });
  const { visitor } = await showLogin('/login?signed-in=true&from=%2Fdashboard%2Fnew-post');
  await pass(0);
  expect(sessionStorage.getItem('token')).toBe(token);
  const [asked] = api.asked.filter(({ path }) => path === takeOpenIdSession.path);
  expect(asked?.body).toEqual({ browser: expect.stringMatching(/^[0-9a-f-]{36}$/), keep: false });
  expect(visitor.address).toBe('/dashboard/new-post');
});

it('shows an error without a session to start', async () => {
  stubApi().on(takeOpenIdSession, {
    status: 401,
    json: { code: 'sign_in_failed', message: 'It did not work.' },
  });
  await showLogin('/login?signed-in=true');
  await pass(0);
  expect(screen.getByText('It did not work.')).toBeTruthy();
  expect(screen.queryByText('Logging you in...')).toBeNull();
});

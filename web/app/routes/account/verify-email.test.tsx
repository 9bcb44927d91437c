import { screen } from '@testing-library/react';
import { verifyEmail, viewOwnAccount } from '@thikana/contract/accounts';
import { expect, it } from 'vitest';
import { asha, signIn } from '../../../test/people.ts';
import { pass, show } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import VerifyEmailPage from './verify-email.tsx';

const open = (search: string) =>
  show([{ path: '/verify-email', Component: VerifyEmailPage }], `/verify-email${search}`);

it('shows Verifying..., confirms, and opens the login two seconds later', async () => {
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(verifyEmail, held);
  const { visitor } = await open('?token=good');
  expect(screen.getByText('Verifying...')).toBeTruthy();

  letGo({ json: { message: 'Done' } });
  await pass(0);
  expect(api.asked).toMatchObject([
    { method: 'GET', path: '/api/auth/verify-email', query: { token: 'good' } },
  ]);
  expect(screen.getByText('✅ Email verified successfully!')).toBeTruthy();
  await pass(1999);
  expect(visitor.address).toBe('/verify-email?token=good');
  await pass(1);
  expect(visitor.address).toBe('/login?verified=true');
});

it('leads on to the page that the person signed up for', async () => {
  stubApi().on(verifyEmail, { json: { message: 'Done' } });
  const { visitor } = await open('?token=good&from=%2Fdashboard%2Fnew-post');
  await pass(2000);
  expect(visitor.address).toBe('/login?verified=true&from=%2Fdashboard%2Fnew-post');
});

it('reports an invalid link', async () => {
  stubApi().on(verifyEmail, { status: 400, json: { code: 'verification_link_invalid' } });
  const { visitor } = await open('?token=used');
  expect(screen.getByText('❌ Verification failed or link expired.')).toBeTruthy();
  await pass(5000);
  expect(visitor.address).toBe('/verify-email?token=used');
});

it.each([
  [true, '✅ Email verified successfully!'],
  [false, '❌ Verification failed or link expired.'],
])('of a person who is logged in and verified (%s), a used link says %s', async (isVerified, text) => {
  signIn();
  const api = stubApi();
  api.on(verifyEmail, { status: 400, json: { code: 'verification_link_invalid' } });
  api.on(viewOwnAccount, { json: { user: { ...asha, isVerified } } });
  await open(`?token=used-${isVerified}`);
  await pass(0);
  expect(screen.getByText(text)).toBeTruthy();
});

it('fails without a token and sends no request', async () => {
  const api = stubApi();
  await open('');
  expect(screen.getByText('❌ Verification failed or link expired.')).toBeTruthy();
  expect(api.asked).toEqual([]);
});

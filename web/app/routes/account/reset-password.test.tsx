import { screen } from '@testing-library/react';
import { resetPassword } from '@thikana/contract/accounts';
import { errorTable } from '@thikana/contract/error-table';
import { expect, it } from 'vitest';
import { describedBy, fillIn, press } from '../../../test/fields.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import ResetPasswordPage from './reset-password.tsx';

const open = () =>
  show([{ path: '/reset-password/:token', Component: ResetPasswordPage }], '/reset-password/abc');
const typed = { 'New Password': 'chiya garden', 'Confirm Password': 'chiya garden' };
const done = 'Password reset successfully. Taking you to the login page.';

it('confirms and opens the login two seconds later', async () => {
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(resetPassword, held);
  const { visitor } = await open();
  fillIn(typed);
  await press('Reset Password');
  expect(isDisabled(screen.getByRole('button', { name: 'Resetting...' }))).toBe(true);

  letGo({ json: { message: 'Done' } });
  await pass(0);
  expect(api.asked).toMatchObject([
    { method: 'POST', path: '/api/auth/reset-password/abc', body: { password: 'chiya garden' } },
  ]);
  expect(toasts('success')).toEqual([done]);
  expect(screen.getAllByText(done).length).toBeGreaterThan(1);
  await pass(1999);
  expect(visitor.address).toBe('/reset-password/abc');
  await pass(1);
  expect(visitor.address).toBe('/login');
});

it.each([
  ['Password must be at least 6 characters.', '12345', '12345', 'New Password'],
  ['Passwords do not match.', 'chiya garden', 'chiya gardens', 'Confirm Password'],
])('shows %s for %j and %j and sends nothing', async (text, password, repeated, label) => {
  const api = stubApi();
  await open();
  fillIn({ 'New Password': password, 'Confirm Password': repeated });
  await press('Reset Password');
  expect(describedBy(label)).toEqual([text]);
  expect(api.asked).toEqual([]);
});

it.each([
  [
    { status: 400, json: { code: 'reset_link_invalid', message: errorTable.reset_link_invalid.text() } },
    'Invalid or expired reset link.',
  ],
  [{ status: 429, json: { message: 'Wait a little.' } }, 'Wait a little.'],
  [{ status: 500 }, 'Failed to reset password.'],
])('shows %j as %s', async (answer, text) => {
  stubApi().on(resetPassword, answer);
  await open();
  fillIn(typed);
  await press('Reset Password');
  expect(toasts('error')).toEqual([text]);
  expect(screen.getAllByText(text).some((each) => each.closest('form'))).toBe(true);
  const again = screen.getByRole('link', { name: 'Get a new link by email' });
  expect(again.getAttribute('href')).toBe('/login?notice=forgot');
});

import { screen } from '@testing-library/react';
import { changePassword } from '@thikana/contract/accounts';
import { expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { signIn, tokenUntil } from '../../../test/people.ts';
import { isDisabled, pass, showPart, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const onClose = vi.fn();
const open = () => showPart(<ChangePasswordForm onClose={onClose} />);
const fill = (current: string, next: string, repeated: string) =>
  fillIn({ 'Current Password': current, 'New Password': next, 'Confirm New Password': repeated });
const alerts = () => screen.getAllByRole('alert').map((each) => each.textContent);

it.each([
  ['Current password is required.', '', 'chiya garden', 'chiya garden'],
  ['Password must be at least 6 characters long.', 'old secret', '', 'chiya garden'],
  ['Please repeat the new password.', 'old secret', 'chiya garden', ''],
  ['New password and confirm password do not match.', 'old secret', 'chiya garden', 'chiya gardens'],
  ['New password cannot be same as the old one.', 'old secret', 'old secret', 'old secret'],
])('shows %s for %j, %j and %j and sends nothing', async (text, current, next, repeated) => {
  const api = stubApi();
  await open();
  fill(current, next, repeated);
  await press('Change Password');
  expect(alerts()).toContain(text);
  expect(api.asked).toEqual([]);
});

it('changes the password and continues with the new token', async () => {
  signIn();
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(changePassword, held);
  await open();
  fill('old secret', 'chiya garden', 'chiya garden');
  await press('Change Password');
  expect(isDisabled(screen.getByRole('button', { name: 'Changing...' }))).toBe(true);

  const token = tokenUntil(new Date('2026-11-28'));
  letGo({ json: { message: 'Done', token } });
  await pass(0);
  expect(api.asked).toMatchObject([
    {
      method: 'PATCH',
      path: '/api/users/change-password',
      body: { currentPassword: 'old secret', newPassword: 'chiya garden' },
    },
  ]);
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(toasts('success')).toEqual(['Password changed successfully']);
  expect(onClose).toHaveBeenCalled();
});

it.each([
  [
    'a wrong password',
    { status: 400, json: { code: 'wrong_current_password', message: 'Not it.' } },
    'Not it.',
  ],
  ['a text of the server', { status: 429, json: { message: 'Wait a little.' } }, 'Wait a little.'],
  ['an answer without a text', { status: 500 }, 'Failed to change password.'],
  [
    'no answer',
    'no connection' as const,
    'An error occured while changing the password. No connection to the server. Please check your internet and try again.',
  ],
])('shows %s as %s', async (_, answer, text) => {
  stubApi().on(changePassword, answer);
  await open();
  fill('old secret', 'chiya garden', 'chiya garden');
  await press('Change Password');
  expect(alerts()).toContain(text);
});

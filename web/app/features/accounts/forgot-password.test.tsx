import { screen, waitFor } from '@testing-library/react';
import { forgotPassword } from '@thikana/contract/accounts';
import { expect, it } from 'vitest';
import { dialog, press } from '../../../test/fields.ts';
import { isDisabled, pass, showPart } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { ForgotPassword } from './forgot-password.tsx';
// Imported here, because the fake timers of these tests do not wait for a lazy import.
import './forgot-password-dialog.tsx';

async function open(typed: string) {
  await showPart(<ForgotPassword emailTyped={() => typed} />);
  await press('Forgot password?');
  await waitFor(dialog);
}

it('opens from the login form with the typed address', async () => {
  await open('asha@example.com');
  expect(dialog().getByRole('heading').textContent).toBe('Forgot password?');
  expect(dialog().getByLabelText('Email Address')).toHaveProperty('value', 'asha@example.com');
});

it('is open at once when an email links to it, until it is closed', async () => {
  await showPart(<ForgotPassword emailTyped={() => undefined} />, '/login?notice=forgot');
  await waitFor(dialog);
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends nothing without an address', async () => {
  const api = stubApi();
  await open('');
  await press('Send reset link');
  expect(dialog().getByText('Invalid email address.')).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it('confirms that the link was sent', async () => {
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(forgotPassword, held);
  await open('asha@example.com');
  await press('Send reset link');
  expect(isDisabled(dialog().getByRole('button', { name: 'Sending...' }))).toBe(true);
  letGo({ json: { message: 'Done' } });
  await pass(0);
  expect(api.asked).toMatchObject([
    { method: 'POST', path: '/api/auth/forgot-password', body: { email: 'asha@example.com' } },
  ]);
  expect(document.activeElement?.textContent).toContain('Reset link sent! Check your email.');
});

it.each([
  ['Failed to send reset link', { status: 500 }],
  ['Failed to send reset linkWait a little.', { status: 429, json: { message: 'Wait a little.' } }],
])('shows %s when it fails', async (text, answer) => {
  stubApi().on(forgotPassword, answer);
  await open('asha@example.com');
  await press('Send reset link');
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toContain(text);
});

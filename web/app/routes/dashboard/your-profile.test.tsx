import { fireEvent, screen } from '@testing-library/react';
import {
  giveName,
  resendVerification,
  type User,
  uploadProfilePicture,
  viewOwnAccount,
} from '@thikana/contract/accounts';
import { type Badge, confirmPhone, sendPhoneCode, viewOwnBadges } from '@thikana/contract/badges';
import { type Consent, viewConsent, withdrawConsent } from '@thikana/contract/consent';
import { errorTable } from '@thikana/contract/error-table';
import { listPhoneReveals } from '@thikana/contract/own-data';
import { listSessions } from '@thikana/contract/sessions';
import { viewTwoStep } from '@thikana/contract/two-step';
import { expect, it } from 'vitest';
import { agreed } from '../../../test/consent.ts';
import { dialog, fillIn, press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import YourProfilePage, { clientLoader } from './your-profile.tsx';

const path = '/dashboard/your-profile';
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'asha.jpg', { type: 'image/jpeg' });

async function open(person: Partial<User> = {}, badges: Badge[] = [], consent: Consent = agreed) {
  const user = signIn(person);
  const api = stubApi();
  api.on(viewOwnAccount, { json: { user } });
  api.on(listPhoneReveals, { json: { days: [] } });
  api.on(viewTwoStep, { json: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } });
  api.on(viewOwnBadges, { json: { badges } });
  api.on(viewConsent, { json: { consent } });
  api.on(listSessions, { json: { sessions: [] } });
  const screenShown = await show([{ path, Component: YourProfilePage, loader: clientLoader }], path);
  return { api, user, ...screenShown };
}

async function choose(container: HTMLElement, file: File) {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('there is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
  await pass(0);
}

it('shows name, address and number read-only, and no password', async () => {
  const { container } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Profile');
  expect(screen.getAllByText('Asha Rai').length).toBeGreaterThan(0);
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  expect(screen.getByText('+91 98320 11111')).toBeTruthy();
  const corrections = screen.getByRole('link', { name: /^To have your name, email or phone corrected/ });
  expect(corrections.getAttribute('href')).toBe('/contact');
  expect(screen.getByText('••••••••')).toBeTruthy();
  expect(container.querySelectorAll('input:not([type=file])')).toHaveLength(0);
  expect(screen.queryByText('Email not verified')).toBeNull();
});

it('asks for the name of an account that has none, until it is given', async () => {
  const { api, user } = await open({ name: 'New member', hasName: false });
  api.on(giveName, { json: { message: 'Done.', user: { ...user, name: 'Bina Rai', hasName: undefined } } });
  fillIn({ Name: 'Bina Rai' });
  await press('Save name');
  expect(api.asked.at(-1)?.body).toEqual({ name: 'Bina Rai' });
  expect(screen.getAllByText('Bina Rai').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('withdraws consent to an optional purpose with one button', async () => {
  const given = { purpose: 'alerts', isGiven: true, changedAt: '2026-11-21T06:30:00.000Z' } as const;
  const { api } = await open({}, [], { ...agreed, optional: [given] });
  expect(screen.getByText(/^You agreed on 20 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/^On since 21 Nov 2026/)).toBeTruthy();
  api.on(withdrawConsent, { json: { message: 'Your consent is withdrawn.', consent: agreed } });
  api.on(viewConsent, { json: { consent: agreed } });
  await press('Stop these emails');
  expect(api.asked).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/api/users/consent/alerts' }),
  );
  expect(toasts('success')).toEqual(['Your consent is withdrawn.']);
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
});

it('accepts the picture types that the server accepts', async () => {
  await open();
  const hint = screen.getByText('JPG, PNG, GIF, WebP, AVIF or HEIC, up to 10MB');
  const [formats = ''] = hint.textContent?.split(', up to') ?? [];
  expect(errorTable.picture_unsupported.text()).toContain(`Please use ${formats}.`);
});

it('saves a chosen picture on request', async () => {
  const { api, user, container } = await open();
  expect(screen.queryByRole('button', { name: 'Save Picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeTruthy();
  await choose(container, picture);
  expect(api.asked.every(({ method }) => method === 'GET')).toBe(true);

  const { held, letGo } = heldAnswer();
  api.on(uploadProfilePicture, held);
  await press('Save Picture');
  expect(isDisabled(screen.getByRole('button', { name: 'Saving...' }))).toBe(true);
  const { body } = api.asked.at(-1) ?? {};
  expect(body instanceof FormData && body.get('profilePicture')).toHaveProperty('name', 'asha.jpg');
  letGo({ json: { message: 'Done', user: { ...user, avatar: '/pictures/new.jpg' } } });
  await pass(0);
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toHaveProperty('avatar', '/pictures/new.jpg');
  expect(screen.queryByRole('button', { name: 'Save Picture' })).toBeNull();
});

it.each([
  ['Too large.', 'the server says so', { status: 413, json: { message: 'Too large.' } }],
  ['Upload Failed! Please Try again', 'the answer has no text', { status: 500 }],
  ['Upload Failed! Please Try again', 'no answer comes', 'no connection' as const],
])('shows %s when saving the picture fails: %s', async (text, _, answer) => {
  const { api, container } = await open();
  api.on(uploadProfilePicture, answer);
  await choose(container, picture);
  await press('Save Picture');
  expect(toasts('error')[0]).toContain(text);
  expect(isDisabled(screen.getByRole('button', { name: 'Save Picture' }))).toBe(false);
});

it('sends the verification link again', async () => {
  const { api, user } = await open({ isVerified: false });
  expect(screen.getByText('Email not verified')).toBeTruthy();
  const { held, letGo } = heldAnswer();
  api.on(resendVerification, held);
  await press('Resend Link');
  expect(isDisabled(screen.getByRole('button', { name: 'Sending...' }))).toBe(true);
  letGo({ json: { message: 'Mailed again.', user: { ...user, name: 'Asha Thapa' } } });
  await pass(0);
  expect(api.asked.at(-1)).toMatchObject({
    path: '/api/auth/resend-verification',
    body: { email: 'asha@example.com' },
  });
  expect(toasts('info')).toEqual(['Mailed again.']);
  expect(screen.getAllByText('Mailed again.').length).toBeGreaterThan(1);
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toHaveProperty('name', 'Asha Thapa');
});

it.each([
  ['Wait a little.', { status: 429, json: { message: 'Wait a little.' } }],
  ['Error while sending verification email', { status: 500 }],
])('shows %s when the link cannot be sent', async (text, answer) => {
  const { api } = await open({ isVerified: false });
  api.on(resendVerification, answer);
  await press('Resend Link');
  expect(toasts('error')).toEqual([text]);
});

it('opens the dialog that changes the password', async () => {
  await open();
  await press('Change Password');
  expect(dialog().getByLabelText('Current Password')).toBeTruthy();
});

it('confirms the phone number by a code', async () => {
  const { api } = await open();
  api.on(sendPhoneCode, { json: { message: 'The code is on its way.' } });
  await press('Send the code');
  expect(screen.getByText('The code is on its way.')).toBeTruthy();
  const wrong = { code: 'phone_code_wrong', message: 'Wrong.', fields: { code: 'This is not the code.' } };
  api.on(confirmPhone, { status: 400, json: wrong });
  fireEvent.change(screen.getByLabelText('The code'), { target: { value: '123456' } });
  await press('Confirm');
  expect(screen.getByText('This is not the code.')).toBeTruthy();
  const badge = { kind: 'phone', at: '2026-08-28T06:00:00.000Z' };
  api.on(confirmPhone, { json: { badges: [badge] } });
  await press('Confirm');
  expect(screen.getByText(/Confirmed on 28 August 2026/)).toBeTruthy();
});

it('requests no code once the phone number is confirmed', async () => {
  await open({}, [{ kind: 'phone', at: '2026-08-28T06:00:00.000Z' }]);
  expect(screen.getByText(/Confirmed on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { viewOwnAccount } from '@thikana/contract/accounts';
import { viewOwnBadges } from '@thikana/contract/badges';
import { viewConsent } from '@thikana/contract/consent';
import { listPhoneReveals } from '@thikana/contract/own-data';
import { listSessions } from '@thikana/contract/sessions';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  viewTwoStep,
} from '@thikana/contract/two-step';
import { expect, it } from 'vitest';
import { agreed } from '../../../test/consent.ts';
import { dialog, fillIn, press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { pass, show, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import YourProfilePage, { clientLoader } from './your-profile.tsx';

const path = '/dashboard/your-profile';
const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const on = { isOn: true, isRequired: false, recoveryCodesLeft: 7 };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const wrongCode = { status: 401, json: { code: 'wrong_code', message: 'The code is not right.' } };

async function open(state: typeof off) {
  const user = signIn();
  const api = stubApi();
  api.on(viewOwnAccount, { json: { user } });
  api.on(listPhoneReveals, { json: { days: [] } });
  api.on(viewOwnBadges, { json: { badges: [] } });
  api.on(viewConsent, { json: { consent: agreed } });
  api.on(listSessions, { json: { sessions: [] } });
  api.on(viewTwoStep, { json: state });
  await show([{ path, Component: YourProfilePage, loader: clientLoader }], path);
  return api;
}

async function submit(name: string) {
  fireEvent.click(dialog().getByRole('button', { name }));
  await pass(0);
}

it('turns two-step login on: password, authenticator, recovery codes', async () => {
  const api = await open(off);
  await press('Turn on');
  api.on(beginTwoStep, {
    status: 400,
    json: { code: 'wrong_current_password', message: 'Your current password is not correct.' },
  });
  fillIn({ 'Current Password': 'wrong' });
  await submit('Next');
  expect(dialog().getByText('Your current password is not correct.')).toBeTruthy();

  api.on(beginTwoStep, { json: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Thikana:asha?secret=JBSWY3DP' } });
  await submit('Next');
  expect(dialog().getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
  expect(dialog().getByText('JBSWY3DP')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Scan this QR code with the app.');
  expect(
    screen.getByRole('link', { name: 'On this phone: add the key to the app' }).getAttribute('href'),
  ).toMatch(/^otpauth:/);

  api.on(confirmTwoStep, wrongCode);
  fillIn({ 'Code from the app': '111111' });
  await submit('Turn on');
  expect(dialog().getByText('The code is not right.')).toBeTruthy();

  api.on(confirmTwoStep, { json: { recoveryCodes: codes } });
  api.on(viewTwoStep, { json: { ...on, recoveryCodesLeft: 10 } });
  await submit('Turn on');
  const list = dialog().getByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(toasts('success')).toEqual(['Two-step login is on.']);

  await submit('I saved the codes');
  expect(screen.getByText('Recovery codes left: 10')).toBeTruthy();
});

it('turns it off with the password and a code', async () => {
  const api = await open(on);
  api.on(endTwoStep, wrongCode);
  await press('Turn off');
  fillIn({ 'Current Password': 'chiya garden', 'Code from your app, or a recovery code': '111111' });
  await submit('Turn off');
  expect(dialog().getByText('The code is not right.')).toBeTruthy();
  api.on(endTwoStep, { json: { message: 'Two-step login is off.' } });
  api.on(viewTwoStep, { json: off });
  await submit('Turn off');
  expect(toasts('success')).toEqual(['Two-step login is off.']);
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
});

it('replaces the recovery codes', async () => {
  const api = await open(on);
  api.on(renewRecoveryCodes, { json: { recoveryCodes: codes } });
  await press('New recovery codes');
  fillIn({ 'Current Password': 'chiya garden', 'Code from your app, or a recovery code': '111111' });
  await submit('New recovery codes');
  expect(dialog().getByText(codes[0] ?? '')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { mailOwnCode } from '@thikana/contract/accounts';
import { deleteOwnAccount } from '@thikana/contract/own-data';
import { expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { asha, signIn } from '../../../test/people.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

const open = () => showPart(<DeleteAccountForm email={asha.email} onClose={vi.fn()} />);
const alerts = () => screen.getAllByRole('alert').map((each) => each.textContent);

it('asks users with a password for it', async () => {
  signIn();
  await open();
  expect(screen.getByLabelText(/^Your password/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
});

it('emails a code to users of a provider, and shows a wrong code at the field', async () => {
  signIn({ hasPassword: false });
  const api = stubApi();
  await open();
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  await press('Delete forever');
  expect(alerts()).toContain('Please enter the code from the email.');
  expect(api.asked).toEqual([]);

  api.on(mailOwnCode, { json: { message: 'The code is on its way. Check your inbox.' } });
  await press('Send me a code');
  await pass(0);
  expect(screen.getByText('The code is on its way. Check your inbox.')).toBeTruthy();

  api.on(deleteOwnAccount, { status: 400, json: { code: 'own_code_wrong', message: 'Not this code.' } });
  fillIn({ 'Code from the email': '12345678', [`Type ${asha.email} to confirm`]: asha.email });
  await press('Delete forever');
  await pass(0);
  expect(api.asked.at(-1)).toMatchObject({ body: { password: '12345678', confirm: asha.email } });
  expect(alerts()).toContain('Not this code.');
});

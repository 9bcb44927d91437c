import { deleteOwnAccount } from '@thikana/contract/own-data';
import { expect, it, vi } from 'vitest';
import { shortlist } from '#web/lib/device/saved-listings.ts';
import { getSession } from '#web/lib/session/session.ts';
import { fillIn, press } from '../../../test/fields.ts';
import { asha, signIn } from '../../../test/people.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

it('leaves nothing of the account on the device', async () => {
  signIn();
  const [ofAccount, ofDevice] = ['1', '2'].map((digit) => digit.repeat(24));
  shortlist.set([
    { id: ofAccount ?? '', at: 1, isInAccount: true },
    { id: ofDevice ?? '', at: 2 },
  ]);
  const api = stubApi();
  api.on(deleteOwnAccount, { json: { message: 'Your account is deleted.' } });
  await showPart(<DeleteAccountForm email={asha.email} onClose={vi.fn()} />);
  fillIn({ 'Your password': 'a password', [`Type ${asha.email} to confirm`]: asha.email });
  await press('Delete forever');
  await pass(0);
  expect(getSession()).toBeUndefined();
  expect(shortlist.get().map(({ id }) => id)).toEqual([ofDevice]);
});

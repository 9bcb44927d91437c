import { screen } from '@testing-library/react';
import { limitEnquiries, viewEnquiryLimit } from '@thikana/contract/enquiries';
import { expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showPart, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { EnquiryLimitForm } from './enquiry-limit-form.tsx';

it('keeps what was typed before the current limit came', async () => {
  signIn({ role: 'user' });
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(viewEnquiryLimit, held);
  api.on(limitEnquiries, { json: { message: 'Saved' } });
  await showPart(<EnquiryLimitForm listingId="6740000000000000000000e1" onDone={vi.fn()} />);
  fillIn({ 'Enquiries at a time': '1' });

  letGo({ json: { most: null, open: 2 } });
  await screen.findByText(/2/);
  await press('Save the limit');

  expect(api.asked.at(-1)).toMatchObject({ method: 'PUT', body: { most: 1 } });
  expect(toasts('success')).toEqual(['The limit is saved.']);
});

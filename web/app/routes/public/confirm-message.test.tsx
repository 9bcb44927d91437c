import { screen } from '@testing-library/react';
import { viewUnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import ConfirmMessagePage, { ErrorBoundary, loader } from './confirm-message.tsx';

it('says where the answer is, and how to get in without a password, if the link was used', async () => {
  stubApi().on(viewUnconfirmedMessage, { status: 404, json: { code: 'message_link_invalid' } });
  const path = '/confirm-message/:token';
  await show([{ path, Component: ConfirmMessagePage, loader, ErrorBoundary }], '/confirm-message/used');
  expect(screen.getByText(/the answer is in your messages\. .*press “Forgot password\?”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My messages' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { sendReport } from '@thikana/contract/reports';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ReportForm } from './report-form.tsx';

const listing = '6b02d5aee8e40226dc771598';

it('shows what is missing above the choices until there is one', async () => {
  signIn();
  const api = stubApi();
  await showPart(<ReportForm kind="listing" id={listing} />);
  await press('Send the report');
  const missing = screen.getByText('Please choose what is wrong.');
  const first = screen.getByRole('radio', { name: 'No longer available' });
  expect(missing.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press('Wrong price', 'radio');
  expect(screen.queryByText('Please choose what is wrong.')).toBeNull();
  expect(api.asked).toEqual([]);
});

it('links users without a confirmed address to their profile', async () => {
  signIn();
  const message = 'Please confirm your email address first.';
  stubApi().on(sendReport, { status: 403, json: { code: 'email_unconfirmed', message } });
  await showPart(<ReportForm kind="listing" id={listing} />);
  await press('Wrong price', 'radio');
  await press('Send the report');
  expect(screen.getByText(message)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'You can request a new link in your profile.' });
  expect(way.getAttribute('href')).toBe('/dashboard/your-profile');
});

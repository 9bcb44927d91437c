import { fireEvent, screen, within } from '@testing-library/react';
import { type ReportEvidence, settleReports, viewReports } from '@thikana/contract/reports';
import { expect, it } from 'vitest';
import { aPost, stubAdministration } from '../../../test/administration.ts';
import { dialog, fillIn, press } from '../../../test/fields.ts';
import { pass, showScreen, toasts } from '../../../test/show.tsx';
import * as viewReportRoute from './view-report.tsx';

const post = aPost('flat rent', { approvalStatus: 'approved' });
const open: ReportEvidence['reports'][number] = {
  _id: '6740000000000000000000e1',
  subject: { kind: 'listing', _id: post._id, label: post.title },
  reason: 'broker',
  text: 'Wanted a commission',
  at: '2026-11-02T06:30:00.000Z',
  reporter: { _id: '6740000000000000000000b2', name: 'bina rai' },
};
const evidence: ReportEvidence = {
  subject: open.subject,
  reports: [open],
  person: {
    _id: '6740000000000000000000a1',
    name: 'kiran lama',
    email: 'kiran@example.com',
    isVerified: true,
    isBanned: false,
    createdAt: '2026-10-01T06:30:00.000Z',
  },
  listing: post,
  otherListings: [],
  otherReports: [],
};

async function look(changes: Partial<ReportEvidence> = {}, path = `/admin/reports/listing/${post._id}`) {
  const api = stubAdministration({});
  api.on(viewReports, { json: { ...evidence, ...changes } });
  await showScreen('/admin/reports/:kind/:id', viewReportRoute, path);
  return api;
}
async function confirm(name: string) {
  fireEvent.click(dialog().getByRole('button', { name }));
  await pass(0);
}
const actions = () =>
  within(screen.getByRole('region', { name: 'Actions', hidden: true }))
    .queryAllByRole('button', { hidden: true })
    .map((button) => button.textContent);

it('says before a listing is hidden that this settles the reports', async () => {
  await look();
  await press('Hide the listing');
  expect(dialog().getByText(/This settles the reports: the reporters get an email/)).toBeTruthy();
});

it('shows the reports with the listing and the person', async () => {
  await look();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title);
  expect(screen.getByText('Wanted a commission')).toBeTruthy();
  expect(screen.getByText(/Bina Rai on/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kiran Lama' })).toBeTruthy();
  expect(actions()).toEqual([
    'Dismiss',
    'Warn the person',
    'Hide the listing',
    'Reject the listing',
    'Ban the person',
  ]);
});

it('shows the details that visitors read of the reported listing', async () => {
  await look({ listing: { ...post, hiddenFor: [], alternateLocation: 'Call 98320 22222' } });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Call 98320 22222')).toBeTruthy();
});

it('requires a message for a warning and sends it', async () => {
  const api = await look();
  await press('Warn the person');
  expect(dialog().getByText(/gets your message by email/)).toBeTruthy();
  await confirm('Warn the person');
  expect(dialog().getByText('A reason is required.')).toBeTruthy();
  fillIn({ 'Your message': 'The price is wrong' });
  api.on(settleReports, { json: evidence });
  api.on(viewReports, { json: { ...evidence, reports: [{ ...open, outcome: 'warned' }] } });
  await confirm('Warn the person');
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'warn',
    note: 'The price is wrong',
  });
  expect(toasts('success')).toEqual(['Done. The reporters get an email.']);
  expect(screen.getByText('All reports are settled.')).toBeTruthy();
  expect(actions()).toEqual([]);
});

it('keeps the message if the server rejects it', async () => {
  const api = await look();
  await press('Ban the person');
  fillIn({ 'Your message': 'Fraud' });
  api.on(settleReports, { status: 403, json: { code: 'own_account', message: 'Not your own.' } });
  await confirm('Ban the person');
  expect(dialog().getByText('Not your own.')).toBeTruthy();
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Fraud');
});

it('restores a listing that was hidden because of reports', async () => {
  await look({
    reports: [{ ...open, outcome: 'hidden' }],
    listing: { ...post, hiddenFor: ['reported'] },
  });
  expect(screen.getByText('This listing is hidden because of reports.')).toBeTruthy();
  expect(actions()).toEqual(['Show the listing again']);
});

it('offers the actions for a person', async () => {
  const subject = { kind: 'user' as const, _id: '6740000000000000000000a1', label: 'Kiran Lama' };
  await look(
    { subject, listing: undefined, reports: [{ ...open, subject }] },
    `/admin/reports/user/${subject._id}`,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kiran Lama');
  expect(actions()).toEqual(['Dismiss', 'Warn the person', 'Ban the person']);
});

it('reports a subject without reports', async () => {
  const api = stubAdministration({});
  api.on(viewReports, { status: 404, json: { code: 'report_not_found', message: 'Nobody has.' } });
  await showScreen('/admin/reports/:kind/:id', viewReportRoute, `/admin/reports/listing/${post._id}`);
  expect(screen.getByText('There is no such report.')).toBeTruthy();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { approvePost, pagePosts, rejectPost } from '@thikana/contract/moderation';
import { expect, it } from 'vitest';
import { aPost, figures, stubAdministration } from '../../../test/administration.ts';
import { dialog, press } from '../../../test/fields.ts';
import { asha } from '../../../test/people.ts';
import { pass, showScreen, toasts } from '../../../test/show.tsx';
import { heldAnswer } from '../../../test/stub-api.ts';
import * as posts from './posts.tsx';

const post = aPost();
const open = () => showScreen('/admin/posts', posts);

async function openActions() {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${post.title}` }));
  await pass(0);
  return screen.getAllByRole('menuitem');
}
const choose = async (name: string) => {
  await openActions();
  fireEvent.click(screen.getByRole('menuitem', { name }));
  await pass(0);
};

it('shows the count, filters and the specified columns', async () => {
  stubAdministration({ posts: [post] });
  await open();
  expect(figures()).toEqual([
    'Total Posts: 240',
    'Approved Posts: 215',
    'Rejected Posts: 7',
    'Pending Posts: 18',
  ]);
  const filter = within(screen.getByLabelText('Status')).getAllByRole('option');
  expect(filter.map((option) => option.textContent)).toEqual(['All', 'Approved', 'Rejected', 'Pending']);
  const headings = screen
    .getAllByRole('columnheader')
    .map((head) => (head.querySelector('a') ?? head).textContent);
  expect(headings).toEqual([
    'Title & Location',
    'Intent & Category',
    'Price & Type',
    'Created By',
    'Status',
    'Created At',
    'Actions',
  ]);
});

it('says in its row that reports hide a listing, and links to them', async () => {
  const hidden = aPost('flat rent', { approvalStatus: 'approved', hiddenFor: ['reported'] });
  stubAdministration({ posts: [hidden] });
  await open();
  const link = screen.getByRole('link', { name: 'Hidden because of reports' });
  expect(link.getAttribute('href')).toBe(`/admin/reports/listing/${hidden._id}`);
});

it('shows the owner by avatar or initials, name, address, badge and number', async () => {
  const owner = { ...asha, phoneNumber: asha.phone };
  stubAdministration({
    posts: [
      post,
      aPost('flat rent', {
        _id: '0123456789abcdef01234567',
        user: { ...owner, avatar: '/pictures/asha/800.jpg' },
      }),
      aPost('shop rent', {
        _id: '0123456789abcdef01234568',
        user: { ...owner, name: '', isVerified: false },
      }),
    ],
  });
  await open();
  const [known, pictured, unknown] = screen.getAllByRole('row').slice(1);
  for (const text of ['AR', 'Asha Rai', 'asha@example.com', 'Verified', '+91 98320 11111'])
    expect(known?.textContent).toContain(text);
  expect(pictured?.innerHTML).toContain('/pictures/asha/800.jpg');
  expect(unknown?.textContent).toContain('Unknown User');
  expect(unknown?.querySelector('span[aria-hidden]')?.textContent).toBe('U');
  expect(unknown?.textContent).not.toContain('Verified');
});

it.each([
  ['pending', null, null],
  ['approved', 'true', null],
  ['rejected', null, 'true'],
] as const)('has View, Approve and Reject when %s', async (status, noApprove, noReject) => {
  stubAdministration({ posts: [{ ...post, approvalStatus: status }] });
  await open();
  const items = await openActions();
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
    ['View', null],
    ['Approve', noApprove],
    ['Reject', noReject],
  ]);
});

it.each(['pending', 'rejected'] as const)('approves a post that is %s', async (status) => {
  const api = stubAdministration({ posts: [{ ...post, approvalStatus: status }] });
  api.on(approvePost, { json: { success: true, message: '', result: post } });
  await open();
  await choose('Approve');
  expect(api.asked).toContainEqual(
    expect.objectContaining({
      path: '/api/admin/approve-post',
      query: { id: post._id, unmodifiedSince: post.updatedAt },
    }),
  );
});

it.each(['pending', 'approved'] as const)('rejects a post that is %s', async (status) => {
  const api = stubAdministration({ posts: [{ ...post, approvalStatus: status }] });
  api.on(rejectPost, { json: { success: true, message: '', result: post } });
  await open();
  await choose('Reject');
  fireEvent.click(dialog().getByRole('button', { name: 'Reject' }));
  await pass(0);
  expect(api.asked).toContainEqual(
    expect.objectContaining({ path: '/api/admin/reject-post', query: { id: post._id } }),
  );
});

it('is busy while a decision is being sent', async () => {
  const { held, letGo } = heldAnswer();
  const other = aPost('shop rent', { _id: '0123456789abcdef01234567', title: 'A shop by the bus stand' });
  stubAdministration({ posts: [post, other] }).on(approvePost, held);
  await open();
  await choose('Approve');
  const items = await openActions();
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
    ['View', null],
    ['Approving...', 'true'],
    ['Reject', 'true'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${other.title}` }));
  await pass(0);
  const free = screen.getAllByRole('menuitem').slice(-3);
  expect(free.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
    ['View', null],
    ['Approve', null],
    ['Reject', null],
  ]);
  letGo({ json: { success: true, message: '', result: post } });
  await pass(0);
});

it('shows the server’s error when approving fails', async () => {
  stubAdministration({ posts: [post] }).on(approvePost, {
    status: 503,
    json: { code: 'unavailable', message: 'Busy.' },
  });
  await open();
  await choose('Approve');
  expect(toasts('error')).toEqual(['Failed to approve post']);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(
    'Failed to approve postBusy.',
  );
});

it('shows the new version if the owner changed the post before the approval', async () => {
  const api = stubAdministration({ posts: [post] });
  api.on(approvePost, {
    status: 409,
    json: { code: 'listing_changed', message: 'Changed since you opened it.' },
  });
  await open();
  const before = api.asked.filter(({ path }) => path === '/api/admin/posts').length;
  await choose('Approve');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(
    'Failed to approve postChanged since you opened it.',
  );
  expect(api.asked.filter(({ path }) => path === '/api/admin/posts')).toHaveLength(before + 1);
});

it('shows the server’s error when rejecting fails', async () => {
  stubAdministration({ posts: [post] }).on(rejectPost, {
    status: 503,
    json: { code: 'unavailable', message: 'Busy.' },
  });
  await open();
  await choose('Reject');
  fireEvent.click(dialog().getByRole('button', { name: 'Reject' }));
  await pass(0);
  expect(toasts('error')).toEqual(['Failed to reject post']);
  expect(dialog().getByRole('alert').textContent).toBe('Failed to reject postBusy.');
});

it.each([
  ['The database is away.', 'The database is away.'],
  ['', 'Failed to fetch posts'],
])('shows why the list failed to load (%s), and retries', async (message, text) => {
  const api = stubAdministration({ posts: [post] });
  api.on(pagePosts, { status: 503, json: { code: 'unavailable', message } });
  await open();
  expect(screen.getAllByText(text).some((line) => line.closest('[role=alert]'))).toBe(true);
  api.on(pagePosts, { json: { success: true, message: '', page: 1, totalPages: 1, total: 1, data: [post] } });
  await press('Try Again');
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

import { fireEvent, screen, within } from '@testing-library/react';
import { approvePost, rejectPost, viewPost } from '@thikana/contract/moderation';
import { deleteListing } from '@thikana/contract/own-listings';
import { expect, it, vi } from 'vitest';
import { aPost, stubAdministration } from '../../../test/administration.ts';
import { dialog, press } from '../../../test/fields.ts';
import { picture } from '../../../test/listings.ts';
import { pass, showScreen, toasts } from '../../../test/show.tsx';
import * as viewPostRoute from './view-post.tsx';

const post = aPost('flat rent', { gallery: [picture('front'), picture('kitchen')] });
const refusal = { status: 503, json: { code: 'unavailable', message: 'Busy.' } };

async function open(answer: object = { json: { success: true, message: '', data: post } }) {
  const api = stubAdministration({});
  api.on(viewPost, answer);
  const shown = await showScreen(
    '/admin/posts/view-post/:id',
    viewPostRoute,
    `/admin/posts/view-post/${post._id}`,
  );
  return { api, ...shown };
}

it('links back to the posts', async () => {
  const { visitor } = await open();
  await press('Back to posts', 'link');
  expect(visitor.address).toBe('/admin/posts');
});

it('shows every field of the post', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title);
  expect(screen.getAllByRole('img', { name: new RegExp(post.title) })).toHaveLength(2);
  for (const text of [post.location, post.description]) expect(screen.getByText(text)).toBeTruthy();
  const rows = screen.getByText('Intent').closest('dl')?.children ?? [];
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'TypeFlat/Apartment',
    'Price₹12,500 a month',
    'IntentFor rent',
  ]);
  expect(screen.getAllByText('Pending')).toHaveLength(2);
});

it('shows the details that visitors read, so that nothing is approved unseen', async () => {
  const changes = { floor: 0, lift: true, deposit: 25_000, alternateLocation: 'Call 98320 22222' };
  await open({ json: { success: true, message: '', data: { ...post, ...changes } } });
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rowsOf('Details')).toEqual([
    'Type: Flat/Apartment',
    'Available for: 11 months',
    'Bedrooms: 2',
    'Bathrooms: 1',
    'Built-up area: 1,250 sq ft',
    'Floor: Ground floor',
    'Attached bathroom: Yes',
    'Parking: No',
    'Lift: Yes',
    'Furnishing: Semi-furnished',
    'Available from: 1 Dec 2026',
    'Address or landmark: Call 98320 22222',
  ]);
  expect(rowsOf('Costs')).toContain('Deposit: ₹25,000');
});

it('shows the owner with the phone number', async () => {
  await open();
  const card = screen.getByRole('region', { name: 'Posted By' });
  expect(card.textContent).toContain('ARAsha Rai');
  const phone = within(card).getByRole('link', { name: '+91 98320 11111' });
  expect(phone.getAttribute('href')).toBe('tel:+919832011111');
});

it('leads administrators from the name of the owner to the account', async () => {
  await open();
  const name = screen.getByRole('link', { name: 'Asha Rai' });
  expect(name.getAttribute('href')).toBe(`/admin/users/view-user/${post.user?._id}`);
});

it.each([
  ['approved', `/rentals/${post._id}`],
  ['pending', undefined],
  ['rejected', undefined],
])('links to the public page of a post that is %s: %s', async (approvalStatus, path) => {
  await open({ json: { success: true, message: '', data: { ...post, approvalStatus } } });
  const link = screen.queryByRole('link', { name: 'See the listing on the site' });
  expect(link?.getAttribute('href')).toBe(path);
});

it('shows the current status', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Current Status' }).textContent).toContain('Pending');
});

it('says that reports hide an approved post, and leads to where it is shown again', async () => {
  const hidden = aPost('flat rent', { approvalStatus: 'approved', hiddenFor: ['closed', 'reported'] });
  await open({ json: { success: true, message: '', data: hidden } });
  const card = within(screen.getByRole('region', { name: 'Current Status' }));
  expect(card.getByText('This listing is hidden because of reports.')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe(`/admin/reports/listing/${hidden._id}`);
});

it('says nothing of reports about an approved post that its owner closed, and a rejected one', async () => {
  for (const changes of [
    { approvalStatus: 'approved', hiddenFor: ['closed'] },
    { approvalStatus: 'rejected', hiddenFor: ['reported'] },
  ] as const) {
    const other = aPost('flat rent', { ...changes, hiddenFor: [...changes.hiddenFor] });
    const { unmount } = await open({ json: { success: true, message: '', data: other } });
    const card = within(screen.getByRole('region', { name: 'Current Status' }));
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByText(/hidden/)).toBeNull();
    unmount();
  }
});

it('rejects the post and shows its new status', async () => {
  const { api } = await open();
  const rejected = { ...post, approvalStatus: 'rejected', rejectionReason: 'Blurred pictures' };
  api.on(rejectPost, { json: { success: true, message: '', result: rejected } });
  await press('Reject Post');
  fireEvent.click(dialog().getByRole('button', { name: 'Reject' }));
  await pass(0);
  expect(toasts('success')).toEqual(['Post rejected successfully']);
  expect(screen.getByRole('region', { name: 'Current Status' }).textContent).toContain('Rejected');
  expect(screen.queryByRole('button', { name: 'Reject Post' })).toBeNull();
});

it('shows an error when approving fails', async () => {
  const { api } = await open();
  api.on(approvePost, refusal);
  await press('Approve Post');
  expect(toasts('error')).toEqual(['Failed to approve post']);
});

it('shows an error when rejecting fails', async () => {
  const { api } = await open();
  api.on(rejectPost, refusal);
  await press('Reject Post');
  fireEvent.click(dialog().getByRole('button', { name: 'Reject' }));
  await pass(0);
  expect(toasts('error')).toEqual(['Failed to reject post']);
});

it('shows a loading error and retries', async () => {
  const reload = vi.fn();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  await open(refusal);
  expect(screen.getAllByText('Error').length).toBeGreaterThan(0);
  expect(screen.getByText('Busy.')).toBeTruthy();
  await press('Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

it('shows a general error if the server sent no message', async () => {
  await open({ status: 503, json: { code: 'unavailable', message: '' } });
  expect(screen.getByText('An error occured.')).toBeTruthy();
});

it('reports a post that does not exist', async () => {
  await open({ status: 404, json: { code: 'listing_not_found', message: 'Not here.' } });
  expect(screen.getAllByText('Not Found').length).toBeGreaterThan(0);
  expect(screen.getByText('This property listing was not found.')).toBeTruthy();
});

it('deletes the post after a confirmation and opens the posts', async () => {
  const { api, visitor } = await open();
  api.on(deleteListing, { json: { message: 'Listing deleted successfully' } });
  await press('Delete Post');
  expect(dialog().getByText(post.title)).toBeTruthy();
  expect(visitor.address).toBe(`/admin/posts/view-post/${post._id}`);
  fireEvent.click(dialog().getByRole('button', { name: 'Delete Post' }));
  await pass(0);
  expect(toasts('success')).toEqual(['Post deleted']);
  expect(visitor.address).toBe('/admin/posts');
});

it('keeps the post if deleting fails, and shows the error', async () => {
  const { api, visitor } = await open();
  api.on(deleteListing, refusal);
  await press('Delete Post');
  fireEvent.click(dialog().getByRole('button', { name: 'Delete Post' }));
  await pass(0);
  expect(toasts('error')).toEqual(['Failed to delete post']);
  expect(dialog().getByText('Busy.')).toBeTruthy();
  expect(visitor.address).toBe(`/admin/posts/view-post/${post._id}`);
});

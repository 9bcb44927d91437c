import { render, screen } from '@testing-library/react';
import { viewOwnListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListing } from '../../../test/listings.ts';
import { signIn } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import EditPostPage, { clientLoader, ErrorBoundary, HydrateFallback } from './edit-post.tsx';
import NewPostRentPage, {
  ErrorBoundary as CopyErrorBoundary,
  clientLoader as copyLoader,
} from './new-post-rent.tsx';
import * as newPost from './new-post-sell.tsx';

const listings = '/dashboard/view-your-listings';
const post = aListing('flat sell', { approvalStatus: 'pending' });

async function open(answer: Parameters<ReturnType<typeof stubApi>['on']>[1]) {
  signIn();
  const api = stubApi();
  api.on(viewOwnListing, answer);
  const route = {
    path: `${listings}/edit-post/:id`,
    Component: EditPostPage,
    loader: clientLoader,
    ErrorBoundary,
  };
  const again = {
    path: '/dashboard/new-post/sell',
    Component: newPost.default,
    loader: newPost.clientLoader,
  };
  return { api, ...(await show([route, again], `${listings}/edit-post/${post._id}`)) };
}

it('shows Loading post details... while loading', () => {
  render(<HydrateFallback />);
  expect(screen.getByText('Loading post details...')).toBeTruthy();
});

it('opens a pending post', async () => {
  const { api } = await open({ json: { post } });
  expect(api.asked).toMatchObject([{ path: `/api/user/post/get-post/${post._id}` }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Your Property Listing');
});

it.each([
  [
    'approved',
    'This post has been APPROVED.',
    'Approved posts cannot be modified. Contact support if changes are needed.',
  ],
  [
    'rejected',
    'This post has been REJECTED.',
    'Rejected posts cannot be edited. You may create a new post instead.',
  ],
] as const)('rejects a post that has been %s', async (approvalStatus, text, advice) => {
  await open({ json: { post: { ...post, approvalStatus } } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cannot Edit Post');
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(advice)).toBeTruthy();
  const contact = screen.queryByRole('link', { name: 'Contact us' })?.getAttribute('href');
  expect(contact).toBe(approvalStatus === 'approved' ? '/contact' : undefined);
  const again = screen.queryByRole('link', { name: 'Post again' })?.getAttribute('href');
  const copy = `/dashboard/new-post/sell?copy=${post._id}`;
  expect(again).toBe(approvalStatus === 'rejected' ? copy : undefined);
});

it('starts a new post with the content of a rejected one', async () => {
  const { visitor } = await open({ json: { post: { ...post, approvalStatus: 'rejected' } } });
  await press('Post again', 'link');
  expect(visitor.address).toBe(`/dashboard/new-post/sell?copy=${post._id}`);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Step 1 of 4: Select category');
  expect(screen.getByRole('radio', { name: 'Flat/Apartment' })).toHaveProperty('checked', true);
  await press('Next');
  const filledIn = { Title: post.title, Description: post.description, Location: post.location };
  for (const [label, value] of Object.entries(filledIn))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
  expect(screen.getByLabelText('Bedrooms')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('Price (₹)')).toHaveProperty('value', '4500000');
});

it('reports a missing post', async () => {
  await open({ status: 404, json: { code: 'listing_not_found' } });
  expect(screen.getByText('Post not found')).toBeTruthy();
  const text = "The post you're looking for doesn't exist or has been removed.";
  expect(screen.getByText(text)).toBeTruthy();
});

it('reports a missing post to copy', async () => {
  signIn();
  stubApi().on(viewOwnListing, { status: 404, json: { code: 'listing_not_found' } });
  const path = '/dashboard/new-post/rent';
  await show(
    [{ path, Component: NewPostRentPage, loader: copyLoader, ErrorBoundary: CopyErrorBoundary }],
    `${path}?copy=${post._id}`,
  );
  expect(screen.getByText('Post not found')).toBeTruthy();
});

it('reports a post that failed to load', async () => {
  await open({ status: 500 });
  expect(screen.getByText('Failed to fetch post details')).toBeTruthy();
});

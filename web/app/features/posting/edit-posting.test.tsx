import { screen } from '@testing-library/react';
import { editListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { aListing } from '../../../test/listings.ts';
import { PlainPreview } from '../../../test/plain-preview.tsx';
import { complaints, stepTitle } from '../../../test/posting.ts';
import { isDisabled, pass, showPart, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { EditPosting } from './edit-posting.tsx';
import { valuesOf } from './posting-values.ts';

const post = aListing('house rent', {
  approvalStatus: 'pending',
  pictures: ['/pictures/front/800.jpg', '/pictures/kitchen/800.jpg'],
});
const listings = '/dashboard/view-your-listings';
const path = `${listings}/edit-post/${post._id}`;
const start = {
  draftKey: 'a draft',
  isRestored: false,
  step: 0,
  values: valuesOf(post),
  files: [],
  kept: post.pictures,
  basedOn: post.updatedAt,
};

async function open() {
  const api = stubApi();
  return { api, ...(await showPart(<EditPosting post={post} start={start} Preview={PlainPreview} />, path)) };
}
/** Opens the last step and waits until it accepts presses. */
async function preview() {
  for (const _ of [1, 2, 3]) await press('Next');
  await pass(500);
}

it('moves through its steps and back', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Your Property Listing');
  const titles = [];
  for (const _ of [1, 2, 3]) {
    titles.push(stepTitle());
    await press('Next');
  }
  expect([...titles, stepTitle()]).toEqual([
    'Step 1 of 4: Property Type',
    'Step 2 of 4: Details',
    'Step 3 of 4: Pictures',
    'Step 4 of 4: Preview',
  ]);
  expect(screen.getByRole('button', { name: 'Update Post' })).toBeTruthy();
  await press('Previous');
  expect(stepTitle()).toBe('Step 3 of 4: Pictures');
});

it('opens the listings when cancelled', async () => {
  const { visitor } = await open();
  await press('Cancel', 'link');
  expect(visitor.address).toBe(listings);
});

it('restores the details of the original category', async () => {
  await open();
  await press('Shop', 'radio');
  await press('Next');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
  await press('Previous');
  await press('House', 'radio');
  await press('Next');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', post.title);
  expect(screen.getByLabelText('Bedrooms')).toHaveProperty('value', '2');
});

it('updates, shows Updating... and opens the listings', async () => {
  const { api, visitor } = await open();
  await press('Next');
  fillIn({ Title: 'Three rooms with a view' });
  await press('Next');
  await press('Remove picture 1');
  await press('Next');
  await pass(500);
  const { held, letGo } = heldAnswer();
  api.on(editListing, held);
  await press('Update Post');
  expect(isDisabled(screen.getByRole('button', { name: 'Updating...' }))).toBe(true);

  const { method, path: called, body } = api.asked.at(-1) ?? {};
  expect([method, called]).toEqual(['PUT', `/api/user/post/update/${post._id}`]);
  expect((body as FormData).get('title')).toBe('Three rooms with a view');
  expect((body as FormData).getAll('existingPictures')).toEqual(['/pictures/kitchen/800.jpg']);

  letGo({ json: { message: 'Updated', post } });
  await pass(0);
  expect(toasts('success')).toEqual(['Post updated successfully!']);
  expect(visitor.address).toBe(listings);
});

it.each([
  ['Wait a little.', 'the server says so', { status: 429, json: { message: 'Wait a little.' } }],
  ['Failed to update post', 'the answer has no text', { status: 500 }],
])('shows %s when %s', async (text, _, answer) => {
  const { api, visitor } = await open();
  await preview();
  api.on(editListing, answer);
  await press('Update Post');
  expect(toasts('error')).toEqual([text]);
  expect(complaints()).toContain(text);
  expect(visitor.address).toBe(path);
});

import { fireEvent, screen } from '@testing-library/react';
import { postListing } from '@thikana/contract/own-listings';
import { suggestPlaces } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { aListing } from '../../../test/listings.ts';
import { keepObjects } from '../../../test/object-stores.ts';
import { PlainPreview } from '../../../test/plain-preview.tsx';
import {
  chooseCategory,
  choosePlace,
  complaints,
  flatForRent,
  matigara,
  stepTitle,
} from '../../../test/posting.ts';
import { isDisabled, pass, showPart, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { CreatePosting } from './create-posting.tsx';
import { emptyValues, valuesAgain, valuesOf } from './posting-values.ts';

const path = '/dashboard/new-post/rent';
const start = {
  draftKey: 'a draft',
  isRestored: false,
  isAgain: false,
  step: 0,
  values: emptyValues,
  files: [],
};
const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
const named = (name: string) => new File([jpeg], name, { type: 'image/jpeg' });

async function open() {
  const api = stubApi();
  api.on(suggestPlaces, { json: { places: [matigara] } });
  return {
    api,
    ...(await showPart(<CreatePosting intent="rent" start={start} Preview={PlainPreview} />, path)),
  };
}

async function describeFlat() {
  await chooseCategory('Flat/Apartment');
  fillIn(flatForRent);
  await choosePlace();
  await press('Next');
}

/** Opens the last step and waits until it accepts presses. */
async function review() {
  await describeFlat();
  await press('Next');
  await pass(500);
}

async function choosePictures(container: HTMLElement, files: File[]) {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('there is nothing to choose pictures with');
  fireEvent.change(input, { target: { files } });
  await pass(0);
}

it('moves through four steps and back', async () => {
  await open();
  expect(stepTitle()).toBe('Step 1 of 4: Select category');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await describeFlat();
  expect(stepTitle()).toBe('Step 3 of 4: upload pictures');
  await press('Next');
  expect(stepTitle()).toBe('Step 4 of 4: Review post');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  await press('Back');
  await press('Back');
  expect(stepTitle()).toBe('Step 2 of 4: Add details');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', flatForRent.Title);
});

it('shows its breadcrumbs and step', async () => {
  await open();
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(trail.querySelector('a')?.getAttribute('href')).toBe('/dashboard/new-post');
  expect(trail.querySelector('[aria-current=page]')?.textContent).toBe('Rent');
});

it('shows the listing before sending, and leads to a part of it and back', async () => {
  await open();
  await review();
  expect(screen.getByText(flatForRent.Title)).toBeTruthy();
  await press('Edit costs');
  expect(stepTitle()).toBe('Step 2 of 4: Add details');
  expect(document.activeElement).toBe(screen.getByLabelText('Rent (₹)'));
  fillIn({ 'Rent (₹)': '13500' });
  await press('Next');
  expect(stepTitle()).toBe('Step 4 of 4: Review post');
  expect(screen.getByText('13500')).toBeTruthy();
  await press('Edit photos');
  expect(stepTitle()).toBe('Step 3 of 4: upload pictures');
  await press('Next');
  expect(stepTitle()).toBe('Step 4 of 4: Review post');
});

it('posts a home again from the review, with its pictures, a new price and a date', async () => {
  const api = stubApi();
  const before = aListing('flat rent', { pictures: ['/pictures/front/800.jpg'] });
  const again = {
    ...start,
    isAgain: true,
    step: 3,
    values: valuesAgain(valuesOf({ ...before, availableFrom: '2026-01-01' }), new Date('2026-11-25')),
    kept: before.pictures,
  };
  await showPart(<CreatePosting intent="rent" start={again} Preview={PlainPreview} />, path);
  expect(stepTitle()).toBe('Step 4 of 4: Review post');
  expect(screen.getByLabelText('Available From')).toHaveProperty('value', '2026-11-25');
  fillIn({ 'Rent (₹)': '14000' });
  api.on(postListing, { status: 201, json: { message: 'Posted', post: {} } });
  await press('Submit');
  const form = api.asked.find(({ method }) => method === 'POST')?.body as FormData;
  expect(form.getAll('existingPictures')).toEqual(before.pictures);
  expect([form.get('title'), form.get('pricePerFrequency'), form.get('availableFrom')]).toEqual([
    before.title,
    '14000',
    '2026-11-25',
  ]);
});

it('sends the choice of messages only', async () => {
  const { api } = await open();
  await chooseCategory('Flat/Apartment');
  fillIn(flatForRent);
  await choosePlace();
  fireEvent.click(screen.getByRole('checkbox', { name: /Messages only/ }));
  await press('Next');
  await press('Next');
  await pass(500);
  expect(screen.getByText('Messages only')).toBeTruthy();
  api.on(postListing, { status: 201, json: { message: 'Post submitted successfully' } });
  await press('Submit');
  const form = api.asked.find(({ method }) => method === 'POST')?.body as FormData;
  expect(form.get('messagesOnly')).toBe('true');
});

it('shows an error when no more pictures fit', async () => {
  const { container } = await open();
  await describeFlat();
  expect(screen.getByText('PNG, JPG, GIF up to 10MB each')).toBeTruthy();
  const ten = Array.from({ length: 10 }, (_, index) => named(`${index}.jpg`));
  await choosePictures(container, ten);
  const text = 'Maximum of 10 images allowed. Remove some images to add new ones.';
  expect(screen.getByText(text)).toBeTruthy();
  expect(isDisabled(screen.getByRole('button', { name: 'Choose pictures' }))).toBe(true);
  await press('Remove picture 10');
  expect(screen.queryByText(text)).toBeNull();
});

it('lists the rejected files with reasons', async () => {
  const { container } = await open();
  await describeFlat();
  await choosePictures(container, [
    named('front.jpg'),
    new File(['text'], 'deed.pdf', { type: 'application/pdf' }),
    // Not the picture that its name promises.
    new File(['text'], 'deed.jpg', { type: 'image/jpeg' }),
  ]);
  expect(screen.getByText('Not added')).toBeTruthy();
  expect(screen.getByText('deed.pdf, deed.jpg')).toBeTruthy();
  expect(screen.getByText('Pictures chosen: 1')).toBeTruthy();
});

it('submits, shows Submitting... and opens the listings', async () => {
  const { api, visitor, container } = await open();
  await describeFlat();
  await choosePictures(container, [named('front.jpg'), named('kitchen.jpg')]);
  await press('Next');
  await pass(500);
  const { held, letGo } = heldAnswer();
  api.on(postListing, held);
  await press('Submit');
  expect(isDisabled(screen.getByRole('button', { name: 'Submitting...' }))).toBe(true);
  expect(isDisabled(screen.getByRole('button', { name: 'Back' }))).toBe(true);

  const { method, path: called, body } = api.asked.at(-1) ?? {};
  expect([method, called]).toEqual(['POST', '/api/user/post/add-new-post']);
  const form = body as FormData;
  expect(form.get('coordinates')).toBe(JSON.stringify(matigara.coordinates));
  expect([form.get('intent'), form.get('propertyCategory'), form.get('title')]).toEqual([
    'rent',
    'flat',
    flatForRent.Title,
  ]);
  expect(form.getAll('pictures').map((file) => (file as File).name)).toEqual(['front.jpg', 'kitchen.jpg']);

  letGo({ status: 201, json: { message: 'Posted', post: {} } });
  await pass(0);
  expect(toasts('success')).toEqual(['Post submitted successfully']);
  expect(visitor.address).toBe('/dashboard/view-your-listings');
});

it('deletes the draft once sent', async () => {
  const drafts = keepObjects()('posting');
  const { api } = await open();
  await review();
  await pass(2000);
  expect([...drafts.keys()]).toEqual(['a draft']);
  api.on(postListing, { status: 201, json: { message: 'Posted', post: {} } });
  await press('Submit');
  await pass(2000);
  expect([...drafts.keys()]).toEqual([]);
});

it.each([
  ['Wait a little.', 'the server says so', { status: 429, json: { message: 'Wait a little.' } }],
  ['Failed to add new post', 'the answer has no text', { status: 500 }],
  ['Failed to add new post. No connection', 'no answer comes', 'no connection' as const],
])('shows %s when %s, and loses nothing', async (text, _, answer) => {
  const { api, visitor } = await open();
  await review();
  api.on(postListing, answer);
  await press('Submit');
  expect(toasts('error')).toEqual(['Post Submission Failed']);
  expect(complaints().some((complaint) => complaint.startsWith(`Post Submission Failed${text}`))).toBe(true);
  expect(visitor.address).toBe(path);

  const { held, letGo } = heldAnswer();
  api.on(postListing, held);
  await press('Submit');
  expect(screen.queryByText(new RegExp(text))).toBeNull();
  letGo({ status: 201, json: { message: 'Posted', post: {} } });
  await pass(0);
  expect(visitor.address).toBe('/dashboard/view-your-listings');
});

it('forgets that a picture was rejected once the pictures change', async () => {
  const { api, container } = await open();
  await review();
  const message = 'This file is not a picture we can read.';
  api.on(postListing, { status: 415, json: { code: 'picture_unsupported', message } });
  await press('Submit');
  expect(screen.getByText(message)).toBeTruthy();
  await press('Back');
  expect(screen.getByText(message)).toBeTruthy();
  await choosePictures(container, [named('front.jpg')]);
  expect(screen.queryByText(message)).toBeNull();
});

it('opens the pictures, below the name of one that the server rejects', async () => {
  const { api, container } = await open();
  await review();
  const text = 'front.jpg: This file is not a picture we can read.';
  const json = { code: 'picture_unsupported', message: 'Not a picture.', fields: { pictures: text } };
  api.on(postListing, { status: 415, json });
  await press('Submit');
  expect(stepTitle()).toBe('Step 3 of 4: upload pictures');
  const chooser = container.querySelector('input[type=file]');
  const place = chooser && screen.getByText(text).compareDocumentPosition(chooser);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('opens the step of a field that the server rejects', async () => {
  const { api } = await open();
  await review();
  const fields = { title: 'This title is taken' };
  api.on(postListing, { status: 400, json: { code: 'invalid_input', message: 'Look again.', fields } });
  await press('Submit');
  expect(stepTitle()).toBe('Step 2 of 4: Add details');
  expect(complaints()).toContain('This title is taken');
});

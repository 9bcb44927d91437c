import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { aListing } from '../../../../test/listings.ts';
import { signIn } from '../../../../test/people.ts';
import { showPart } from '../../../../test/show.tsx';
import { DraftPreview } from './draft-preview.tsx';

const draft = aListing('flat rent', { approvalStatus: 'pending', messagesOnly: true });

// Waiting advances the clock to its timeout faster than an import loads.
beforeAll(async () => {
  await Promise.all([
    import('#web/features/listings/listing-preview.tsx'),
    import('../../public/rental.tsx'),
  ]);
});

it('has the parts of the page of a listing, each with the way to edit it', async () => {
  signIn();
  const edit = vi.fn();
  await showPart(<DraftPreview listing={draft} onEdit={edit} />);
  expect(await screen.findByRole('heading', { name: draft.title })).toBeTruthy();
  for (const name of ['Costs', 'Details', 'About this property', 'Posted by'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('Messages only')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit: Pictures' })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: /^Edit: / })) fireEvent.click(button);
  expect(edit.mock.calls.flat()).toEqual([
    'category',
    'photos',
    'heading',
    'costs',
    'details',
    'description',
    'place',
    'contact',
  ]);
});

it('is only read without a form', async () => {
  await showPart(<DraftPreview listing={draft} />);
  expect(await screen.findByRole('heading', { name: draft.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('shows the texts in the second language too', async () => {
  const secondTitle = 'মহানন্দার ধারে দুই ঘরের ফ্ল্যাট';
  await showPart(<DraftPreview listing={{ ...draft, secondTitle }} />);
  expect(await screen.findByRole('heading', { name: draft.title })).toBeTruthy();
  expect(screen.getByText('Title in the second language')).toBeTruthy();
  expect(screen.getByText(secondTitle).getAttribute('lang')).toBe('bn');
  expect(screen.queryByText('Description in the second language')).toBeNull();
});

import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialog } from '../../../test/fields.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { NewPostChooser } from './new-post-chooser.tsx';

const path = '/dashboard/new-post';

it.each([
  [/^Sell/, '/dashboard/new-post/sell'],
  [/^Rent/, '/dashboard/new-post/rent'],
])('links by %s to %s', async (name, form) => {
  const { visitor } = await showPart(<NewPostChooser />, path);
  fireEvent.click(dialog().getByRole('link', { name }));
  await pass(0);
  expect(visitor.address).toBe(form);
});

it('opens the listings when closed', async () => {
  const { visitor } = await showPart(<NewPostChooser />, path);
  fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await pass(0);
  expect(visitor.address).toBe('/dashboard/view-your-listings');
});

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toggleShortlisted } from '#web/lib/device/saved-listings.ts';
import { showPart } from '../../../test/show.tsx';
import SavedCount from './saved-count.tsx';

it('follows the shortlist', async () => {
  await showPart(<SavedCount />);
  expect(screen.queryByText(/Saved listings/)).toBeNull();
  act(() => void toggleShortlisted('6740000000000000000000a1'));
  expect(screen.getByText('Saved listings: 1')).toBeTruthy();
});

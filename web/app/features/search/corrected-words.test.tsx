import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import CorrectedWords from './corrected-words.tsx';
import { readFilter } from './search-filter.ts';

const filter = readFilter(new URLSearchParams('q=Zebra gardne&location=sevoke'));
const show = (corrected: { from: string; to: string }[]) =>
  showPart(<CorrectedWords path="/rentals" filter={filter} corrected={corrected} />);

it('says which words were corrected and which were left out, and offers the words as typed', async () => {
  await show([
    { from: 'gardne', to: 'garden' },
    { from: 'zebra', to: '' },
  ]);
  expect(screen.getByText('Showing results for “garden”.')).toBeTruthy();
  expect(
    screen.getByText('No listing here mentions: zebra. These fit the rest of your search.'),
  ).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('spelling=exact');
});

it('speaks of no correction if words were only left out', async () => {
  await show([{ from: 'zebra', to: '' }]);
  expect(screen.queryByText(/^Showing results/)).toBeNull();
  expect(screen.getByText(/^No listing here mentions: zebra/)).toBeTruthy();
});

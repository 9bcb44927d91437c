import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readFilter } from '#web/features/search/search-filter.ts';
import { aListed, idFrom } from '../../../../test/listings.ts';
import { showPart } from '../../../../test/show.tsx';
import PartsByWords from './parts-by-words.tsx';

const listings = [
  aListed('flat rent', { _id: idFrom('2026-11-03T06:30:00Z') }),
  aListed('flat rent', { _id: idFrom('2026-11-02T06:30:00Z') }),
  aListed('flat rent', { _id: idFrom('2026-11-01T06:30:00Z') }),
];
const filter = readFilter(new URLSearchParams('q=gardne zebra lift'));
const corrected = [
  { from: 'gardne', to: 'garden' },
  { from: 'zebra', to: '' },
];
const show = (withAllWords: number, page = 1) =>
  showPart(<PartsByWords {...{ listings, filter, page, corrected, withAllWords }} />);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows the listings with all words, then the others', async () => {
  await show(2);
  expect(headings().filter((text) => text?.includes('“') || text?.startsWith('Others'))).toEqual([
    '2 with “garden lift”',
    'Others that fit the rest',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('says that no listing has all words', async () => {
  await show(0);
  expect(screen.getByText('None has all of “garden lift”. These fit the rest:')).toBeTruthy();
});

it('says that no listing has the word', async () => {
  const single = { ...filter, q: 'garden' };
  await showPart(<PartsByWords {...{ listings, filter: single, page: 1, corrected: [], withAllWords: 0 }} />);
  expect(screen.getByText('None mentions “garden”. These fit the rest:')).toBeTruthy();
});

it('has only others on later pages', async () => {
  await show(2, 2);
  expect(screen.queryByText(/with “garden lift”/)).toBeNull();
  expect(screen.getByText('Others that fit the rest')).toBeTruthy();
});

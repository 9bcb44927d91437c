import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import MeantPlaces from './meant-places.tsx';
import { readFilter } from './search-filter.ts';

const address = 'propertyType=flat&location=hakimpara,matigara&typedPlace=hakimapra';
const filter = readFilter(new URLSearchParams(address));
const taken = { label: 'Hakimpara', understood: { location: 'hakimpara' } };
const others = [{ label: 'Hakimpara School', understood: { landmark: 'hakimpara-balika-vidyalaya' } }];

it('offers the other places, each instead of the one that was taken', async () => {
  await showPart(<MeantPlaces path="/rentals" {...{ filter, taken, others }} />);
  expect(screen.getByText('“hakimapra” is taken for Hakimpara. Did you mean:')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Hakimpara School' });
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://site').searchParams)).toEqual({
    ...{ propertyType: 'flat', location: 'matigara', landmark: 'hakimpara-balika-vidyalaya' },
  });
});

it('says nothing if there is no other place', async () => {
  await showPart(<MeantPlaces path="/rentals" {...{ filter, taken }} others={[]} />);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

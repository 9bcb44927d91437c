import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showInSite } from '../../../test/site.ts';
import Privacy from './privacy.tsx';

beforeEach(async () => {
  await showInSite([{ path: '/privacy', Component: Privacy }], '/privacy');
});

it('tells when it was last changed', () => {
  expect(screen.getByText('Last updated August 28, 2025')).toBeTruthy();
});

it('speaks of everything that concerns people', () => {
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual([
    'Personal data',
    'Listing data',
    'Usage data',
    'Cookies',
    'Geocoding',
    'No sale of data',
    'Retention',
    'Your rights',
    'Children',
    'Questions about your data',
  ]);
  expect(screen.getByText(/not meant for children under 13/)).toBeTruthy();
  expect(screen.getByText(/^Your data is never sold/)).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.tsx';
import NotFound, { ErrorBoundary, loader } from './not-found.tsx';

it('explains that the page does not exist', async () => {
  await show([{ path: '/no-such-page', Component: NotFound, loader, ErrorBoundary }], '/no-such-page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('See available properties')).toBe('/properties');
  expect(leadsTo('Go to the home page')).toBe('/');
});

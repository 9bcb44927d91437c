import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { noteNavigation } from '../../lib/pages/coming-page.ts';
import { NavigationProgress } from './navigation-progress.tsx';

const path = '/bn/rentals/6740000000000000000000a1';
const shown = { pathname: '/bn/rentals', key: 'default' };

const page = (
  <>
    <NavigationProgress />
    <article>
      <img src="data:image/png;base64,AAAA" alt="" />
      <h3>
        <a href={path} lang="bn">
          Two rooms near the market
        </a>
      </h3>
    </article>
  </>
);
const navigate = (state: Parameters<typeof noteNavigation>[0]) => act(() => noteNavigation(state));
const coming = () => document.querySelector('[data-coming]');

it('shows a line and the title of the card until its listing is shown', async () => {
  await showPart(page);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await navigate({ location: shown, navigation: { location: { pathname: path, key: 'next' } } });
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(coming()?.textContent).toBe('Two rooms near the market');
  expect(coming()?.querySelector('p')?.lang).toBe('bn');
  await navigate({ location: { pathname: path, key: 'next' }, navigation: {} });
  expect(coming()).toBeTruthy();
  await navigate({ location: shown, navigation: {} });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('has an entry in the history while the title of a card is shown, unless the visitor came from one', async () => {
  history.replaceState(null, '', '/bn/rentals');
  const before = history.length;
  await showPart(page);
  await navigate({ location: shown, navigation: { location: { pathname: path, key: 'next' } } });
  expect([location.pathname, history.length]).toEqual([path, before + 1]);
  await navigate({ location: shown, navigation: {} });
  await navigate({ location: shown, navigation: { location: { pathname: path, key: 'next' } } });
  expect(history.length).toBe(before + 1);
  await navigate({ location: shown, navigation: {} });
});

it('shows only the line while a page without a card loads', async () => {
  await showPart(page);
  for (const pathname of ['/about', '/rentals/6740000000000000000000a2']) {
    await navigate({ location: shown, navigation: { location: { pathname, key: 'next' } } });
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(coming()).toBeNull();
  }
  await navigate({ location: shown, navigation: {} });
});

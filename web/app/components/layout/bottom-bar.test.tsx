import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { showPart } from '../../../test/show.tsx';
import { BottomBar } from './bottom-bar.tsx';

const bar = () => within(screen.getByRole('navigation', { name: 'Quick links' }));
const entries = () =>
  bar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads visitors to the lists, the map, what they saved, their messages and to posting', async () => {
  await showPart(<BottomBar />);
  expect(entries()).toEqual([
    ['Search', '/properties'],
    ['Map', '/properties?view=map'],
    ['Saved', '/shortlist'],
    ['Messages', '/dashboard/messages'],
    ['Post', '/login?notice=post&from=%2Fdashboard%2Fnew-post'],
  ]);
});

it('keeps the filters of a list on the way to the map and back', async () => {
  await showPart(<BottomBar />, '/rentals/in/matigara?bedrooms=2&page=3');
  expect(entries().slice(0, 2)).toEqual([
    ['Search', '/rentals/in/matigara?bedrooms=2'],
    ['Map', '/rentals/in/matigara?bedrooms=2&view=map'],
  ]);
});

it.each([
  ['/rentals', 'Search'],
  ['/rentals?view=map', 'Map'],
  ['/shortlist', 'Saved'],
])('on %s marks %s', async (path, name) => {
  await showPart(<BottomBar />, path);
  const marked = bar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([name]);
});

it.each([
  ['user', ['Search', 'Map', 'Saved', 'Messages', 'Post']],
  ['admin', ['Search', 'Map', 'Saved']],
] as const)('shows a %s what they can use', async (role, names) => {
  signIn({ role });
  await showPart(<BottomBar />);
  expect(entries().map(([name]) => name)).toEqual(names);
});

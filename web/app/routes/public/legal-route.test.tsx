import { screen, within } from '@testing-library/react';
import { viewLegalText } from '@thikana/contract/legal';
import type { Site } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { showInSite } from '../../../test/site.ts';
import { stubApi } from '../../../test/stub-api.ts';
import Contact from './contact.tsx';
import { legalMeta } from './parts/legal-route.ts';
import * as terms from './terms.tsx';

const own = {
  title: 'House rules',
  parts: [
    ...[{ open: 'h2' as const }, 'Kindness', null, { open: 'p' as const }, 'Be '],
    ...[{ open: 'a' as const, href: 'https://example.org/kind' }, 'kind', null, '.', null],
  ],
  changedAt: '2026-11-22T20:00:00Z',
};

async function showTerms(json: object, site: Partial<Site> = {}) {
  const api = stubApi();
  api.on(viewLegalText, { json });
  const route = { path: '/terms', Component: terms.default, loader: terms.loader };
  await showInSite([route as never], '/terms', site);
  return api;
}

const responsible = 'Basera Ltd\n1 Hill Cart Road';
/** The last section. */
const lastSection = () =>
  within(screen.getByRole('heading', { name: 'Who is responsible' }).parentElement as HTMLElement);

it('shows the built-in terms without an own text', async () => {
  const { asked } = await showTerms({});
  expect(asked.map(({ path }) => path)).toEqual(['/api/legal/terms']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Use');
  expect(
    screen.getByText('The law of India applies. Changes to these terms are published on this page.'),
  ).toBeTruthy();
  expect(screen.getByText(/Last updated November 23, 2026\.$/)).toBeTruthy();
  expect(screen.queryByText(/Last changed/)).toBeNull();
  expect(lastSection().getByText('Thikana')).toBeTruthy();
});

it('names who is responsible below the built-in terms too', async () => {
  await showTerms({}, { responsible });
  expect(lastSection().getByText(/Basera Ltd\s1 Hill Cart Road/)).toBeTruthy();
  expect(lastSection().queryByText('Thikana')).toBeNull();
});

it('names who is responsible on the contact page, if the operator says so', async () => {
  const route = { path: '/contact', Component: Contact };
  await showInSite([route], '/contact', { responsible });
  expect(screen.getByText(/Basera Ltd\s1 Hill Cart Road/)).toBeTruthy();
});

it('shows the own text, its date, who is responsible and the contact instead', async () => {
  await showTerms({ own }, { responsible });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('House rules');
  expect(screen.getByText('Last changed 23 November 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'kind' }).getAttribute('href')).toBe('https://example.org/kind');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Kindness', 'Who is responsible']);
  expect(lastSection().getByText(/Basera Ltd\s1 Hill Cart Road/)).toBeTruthy();
  expect(lastSection().getByRole('link', { name: 'hello@thikana.example' })).toBeTruthy();
});

it('has the title of the own text in tabs and previews', () => {
  const titles = (answer: Parameters<typeof legalMeta>[2]) =>
    legalMeta('terms', [], answer).flatMap((each) => ('title' in each ? [each.title] : []));
  expect(titles({ own })).toEqual(['House rules – Thikana']);
  expect(titles({})).toEqual(['Terms of Use – Thikana']);
});

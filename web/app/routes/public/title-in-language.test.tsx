import { screen } from '@testing-library/react';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { viewListing } from '@thikana/contract/listings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Shortlisted } from '#web/features/shortlist/shortlisted.tsx';
import { aListed, aListing } from '../../../test/listings.ts';
import { showPart, showScreen } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as report from './report.tsx';
import * as write from './write.tsx';

beforeEach(() => setLanguageSource(() => 'bn'));
afterEach(() => setLanguageSource(() => baseLanguage));

const secondTitle = 'মহানন্দার ধারে দুই ঘরের ফ্ল্যাট';
const listing = aListing('flat rent', { secondTitle });
const { _id: id, title } = listing;

const open = (screenOf: object, path: string, listingDetails: object, kind = 'listing') => {
  const listingUser = { name: 'asha rai' };
  stubApi().on(viewListing, { json: { listingDetails, listingUser } });
  return showScreen(path, screenOf as never, path.replace(':kind', kind).replace(':id', id));
};

it.each([
  ['to write to its owner', write, '/write/:id'],
  ['to report it', report, '/report/:kind/:id'],
])('the page %s has the title in the language of the reader', async (_, screenOf, path) => {
  await open(screenOf, path, listing);
  expect(screen.getByText(secondTitle).getAttribute('lang')).toBeNull();
  expect(screen.queryByText(title)).toBeNull();
});

it.each([
  ['to write to its owner', write, '/write/:id'],
  ['to report it', report, '/report/:kind/:id'],
])('the page %s marks a title in another language', async (_, screenOf, path) => {
  await open(screenOf, path, { ...listing, secondTitle: undefined });
  expect(screen.getByText(title).getAttribute('lang')).toBe('en');
});

it('the page to report a person marks a name in another script', async () => {
  await open(report, '/report/:kind/:id', listing, 'user');
  expect(screen.getByText('Asha Rai').getAttribute('lang')).toBe('en');
});

it('the choice to compare has the title in the language of the reader', async () => {
  const listed = aListed('flat rent', { secondTitle });
  await showPart(
    <Shortlisted
      kept={[{ id, at: 0 }]}
      byId={new Map([[id, listed]])}
      removedById={new Map()}
      cardOf={() => null}
    />,
  );
  expect(screen.getByRole('checkbox', { name: new RegExp(secondTitle) })).toBeTruthy();
});

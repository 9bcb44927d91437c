import { screen } from '@testing-library/react';
import { dismissSignal, type Signal } from '@thikana/contract/fraud-checks';
import { expect, it } from 'vitest';
import { aPost, stubAdministration } from '../../../test/administration.ts';
import { press } from '../../../test/fields.ts';
import { picture } from '../../../test/listings.ts';
import { showPart } from '../../../test/show.tsx';
import { SignalsSection } from './signals-section.tsx';

const post = aPost();
const person = {
  _id: '6740000000000000000000b2',
  name: 'bina rai',
  email: 'bina@example.com',
  isBanned: true,
};
const copied: Signal = {
  id: '7',
  kind: 'pictures',
  score: 0.93,
  foundAt: '2026-11-02T06:30:00.000Z',
  person,
  listing: { ...post, title: 'The same flat elsewhere' },
  picture: picture('front'),
  otherPicture: picture('kitchen'),
};

it('shows the two pictures side by side, with the other owner', async () => {
  stubAdministration({});
  await showPart(<SignalsSection post={post} signals={[copied]} />);
  expect(screen.getByText(/93 % alike/)).toBeTruthy();
  expect(screen.getByAltText('This listing’s picture')).toBeTruthy();
  expect(screen.getByAltText('The other listing’s picture')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The same flat elsewhere' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bina Rai (bina@example.com), banned' })).toBeTruthy();
});

it('dismisses a signal, and shows an error if that fails', async () => {
  const api = stubAdministration({});
  await showPart(<SignalsSection post={post} signals={[copied]} />);
  api.on(dismissSignal, { status: 503, json: { code: 'unavailable', message: 'Busy.' } });
  await press('Dismiss');
  expect(screen.getByText('Busy.')).toBeTruthy();
  api.on(dismissSignal, { json: { success: true } });
  await press('Dismiss');
  expect(screen.queryByText(/93 % alike/)).toBeNull();
  expect(screen.getByText('Dismissed')).toBeTruthy();
});

it('is hidden without signals', async () => {
  await showPart(<SignalsSection post={post} signals={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

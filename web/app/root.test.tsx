import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asha, tokenUntil } from '../test/people.ts';
import { showPart, toasts } from '../test/show.tsx';
import Root from './root.tsx';

it.each([
  ['has run out', () => tokenUntil(new Date(Date.now() - 1000)), ['Session expired. Please log in again.']],
  ['is good', () => tokenUntil(new Date(Date.now() + 1000)), []],
])('reports at load that the stored session %s', async (_, token, texts) => {
  sessionStorage.setItem('token', token());
  sessionStorage.setItem('user', JSON.stringify(asha));
  await showPart(<Root />);
  expect(toasts('error')).toEqual(texts);
  expect(sessionStorage.getItem('token') === null).toBe(texts.length > 0);
  expect(screen.getByRole('alert').textContent).toBe(texts[0] ?? '');
});

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pass, showPart, toasts } from '../../../test/show.tsx';
import { toast } from './toast.tsx';

it.each([
  ['error', 2000],
  ['success', 1000],
  ['info', 3000],
] as const)('shows %s for %i ms', async (tone, milliseconds) => {
  await showPart(<p>A screen</p>);
  act(() => toast[tone]('Something happened'));
  await pass(milliseconds - 1);
  expect(toasts(tone)).toEqual(['Something happened']);
  await pass(1);
  expect(toasts()).toEqual([]);
});

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('announces an %s in a live region (%s) that outlasts it', async (tone, role) => {
  await showPart(<p>A screen</p>);
  act(() => toast[tone]('Something happened'));
  await pass(5_000);
  expect(toasts()).toEqual([]);
  expect(screen.getByRole(role).textContent).toBe('Something happened');
  await pass(4_000);
  expect(screen.getByRole(role).textContent).toBe('');
});

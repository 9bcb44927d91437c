import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlaceProvider, PlaceSuggestions } from './place-provider.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

it('is waiting until the places of the typed text have come', async () => {
  const answer = Promise.withResolvers<PlaceSuggestions>();
  const provider = { suggest: () => answer.promise } as unknown as PlaceProvider;
  const { result, rerender } = renderHook((text: string) => usePlaceSuggestions(provider, text, true), {
    initialProps: '',
  });
  expect(result.current.isWaiting).toBe(false);
  rerender('pradhan');
  await act(async () => vi.runAllTimers());
  expect(result.current.isWaiting).toBe(true);
  await act(async () => answer.resolve({ places: [] }));
  expect(result.current).toMatchObject({ isWaiting: false, of: 'pradhan' });
});

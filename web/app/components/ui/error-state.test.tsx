import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { ErrorState } from './error-state.tsx';

it('tries again when the button is pressed, and when the connection is back', async () => {
  const onRetry = vi.fn();
  await showPart(<ErrorState title="Failed to load" onRetry={onRetry} />);
  await press('Try Again');
  expect(onRetry).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

import { act, renderHook } from '@testing-library/react';
import type { Conversation } from '@thikana/contract/conversations';
import { blockPerson } from '@thikana/contract/messages';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import { useBlock } from './use-block.ts';

it('is busy until the server has answered, and keeps the question open if it refuses', async () => {
  signIn();
  const { held, letGo } = heldAnswer();
  stubApi().on(blockPerson, held);
  const conversation = { _id: '6b02d5aee8e40226dc771598' } as Conversation;
  const take = vi.fn();
  const { result } = renderHook(() => useBlock(conversation, 'Asha', take));
  await act(async () => result.current.setAsking(true));
  await act(async () => void result.current.change());
  expect(result.current.isBusy).toBe(true);
  await act(async () => letGo({ status: 503, json: { message: 'Please try again.' } }));
  const { isBusy, isAsking, failure } = result.current;
  expect({ isBusy, isAsking, failure }).toEqual({
    isBusy: false,
    isAsking: true,
    failure: 'Please try again.',
  });
  expect(take).not.toHaveBeenCalled();
});

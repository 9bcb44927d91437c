import { forgotPassword } from '@thikana/contract/accounts';
import { editListing, viewYourListings } from '@thikana/contract/listings';
import { expect, it, vi } from 'vitest';
import { shareWhileSending } from './share-while-sending.ts';

const email = (address: string) => ({ body: { email: address } });

it('sends a change once while it is under way, and again afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  const send = vi.fn(() => promise);
  const first = shareWhileSending(forgotPassword, email('a@example.com'), send);
  const second = shareWhileSending(forgotPassword, email('a@example.com'), send);
  expect(send).toHaveBeenCalledTimes(1);
  resolve({ message: 'Sent' });
  expect(await first).toBe(await second);
  await shareWhileSending(forgotPassword, email('a@example.com'), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends another change beside it', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  shareWhileSending(forgotPassword, email('b@example.com'), send);
  shareWhileSending(forgotPassword, email('c@example.com'), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('takes forms to one address as the same', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  const form = (id: string) => ({ params: { id }, body: new FormData() });
  shareWhileSending(editListing, form('1'), send);
  shareWhileSending(editListing, form('1'), send);
  shareWhileSending(editListing, form('2'), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('may be tried again after a failure', async () => {
  const send = vi.fn(() => Promise.reject(new Error('No connection')));
  await expect(shareWhileSending(forgotPassword, email('d@example.com'), send)).rejects.toThrow();
  await expect(shareWhileSending(forgotPassword, email('d@example.com'), send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(2);
});

it('reads anew each time', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  shareWhileSending(viewYourListings, {}, send);
  shareWhileSending(viewYourListings, {}, send);
  expect(send).toHaveBeenCalledTimes(2);
});

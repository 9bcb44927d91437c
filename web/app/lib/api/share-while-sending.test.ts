import { forgotPassword } from '@thikana/contract/accounts';
import { editListing, viewYourListings } from '@thikana/contract/listings';
import { expect, it, vi } from 'vitest';
import { shareWhileSending } from './share-while-sending.ts';

const email = (address: string) => ({ body: { email: address } });

it('sends a change once while it is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  const send = vi.fn(() => promise);
  const first = shareWhileSending(forgotPassword, email('a@example.com'), send);
  const second = shareWhileSending(forgotPassword, email('a@example.com'), send);
  resolve({ message: 'Sent' });
  expect(await first).toBe(await second);
  expect(send).toHaveBeenCalledTimes(1);
});

it('takes the second press of a double click as the first, a later one as another', async () => {
  vi.useFakeTimers();
  const send = vi.fn(async () => ({ message: 'Sent' }));
  const press = () => shareWhileSending(forgotPassword, email('e@example.com'), send);
  await press();
  vi.advanceTimersByTime(499);
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('does a change again at once when another one came between', async () => {
  const send = vi.fn(async () => ({ message: 'Sent' }));
  for (const address of ['f@example.com', 'g@example.com', 'f@example.com'])
    await shareWhileSending(forgotPassword, email(address), send);
  expect(send).toHaveBeenCalledTimes(3);
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

it('tells forms with keys of their own apart', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  for (const key of ['one', 'one', 'two']) {
    const body = new FormData();
    body.append('key', key);
    shareWhileSending(editListing, { params: { id: '3' }, body }, send);
  }
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

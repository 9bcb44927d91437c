import { forgotPassword } from '@thikana/contract/accounts';
import type { Endpoint } from '@thikana/contract/endpoint';
import { deleteListing, editListing, viewYourListings } from '@thikana/contract/own-listings';
import { importAreas } from '@thikana/contract/place-administration';
import { removeTexts } from '@thikana/contract/second-language';
import { expect, it, vi } from 'vitest';
import { shareWhileSending } from './share-while-sending.ts';

const email = (address: string) => ({ body: { email: address } });

it('sends a change once while it is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  const send = vi.fn(() => promise);
  const first = shareWhileSending(forgotPassword, email('a@example.com'), send);
  const second = shareWhileSending(forgotPassword, email('a@example.com'), send);
  resolve({ message: 'Sent' });
  expect(await first).toBe(await second);
  expect(send).toHaveBeenCalledTimes(1);
});

it('shares the second press of a double click, and not a later one', async () => {
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

it('repeats a change at once if another one came between', async () => {
  const send = vi.fn(async () => ({ message: 'Sent' }));
  for (const address of ['f@example.com', 'g@example.com', 'f@example.com'])
    await shareWhileSending(forgotPassword, email(address), send);
  expect(send).toHaveBeenCalledTimes(3);
});

it('sends a different change in parallel', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  shareWhileSending(forgotPassword, email('b@example.com'), send);
  shareWhileSending(forgotPassword, email('c@example.com'), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends another change of the same thing, as built pages know them', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  // Without their names (contract-as-literals.ts).
  const asBuilt = <E extends Endpoint>({ method, path }: E) => ({ method, path }) as E;
  const input = { params: { id: '1' } };
  shareWhileSending(asBuilt(removeTexts), input, send);
  shareWhileSending(asBuilt(deleteListing), input, send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('treats forms to one address as the same', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  const form = (id: string) => ({ params: { id }, body: new FormData() });
  shareWhileSending(editListing, form('1'), send);
  shareWhileSending(editListing, form('1'), send);
  shareWhileSending(editListing, form('2'), send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('distinguishes forms by their keys', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  for (const key of ['one', 'one', 'two']) {
    const body = new FormData();
    body.append('key', key);
    shareWhileSending(editListing, { params: { id: '3' }, body }, send);
  }
  expect(send).toHaveBeenCalledTimes(2);
});

it('allows a retry after a failure', async () => {
  const send = vi.fn(() => Promise.reject(new Error('No connection')));
  await expect(shareWhileSending(forgotPassword, email('d@example.com'), send)).rejects.toThrow();
  await expect(shareWhileSending(forgotPassword, email('d@example.com'), send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(2);
});

it('never shares reads', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  shareWhileSending(viewYourListings, {}, send);
  shareWhileSending(viewYourListings, {}, send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends another file of the same form', () => {
  const send = vi.fn(() => new Promise<never>(() => {}));
  const form = (apply: string, content: string) => {
    const body = new FormData();
    body.append('apply', apply);
    body.append('file', new File([content], 'areas.csv', { lastModified: 1 }));
    return { body } as never;
  };
  shareWhileSending(importAreas, form('false', 'one'), send);
  shareWhileSending(importAreas, form('false', 'one'), send);
  shareWhileSending(importAreas, form('false', 'other'), send);
  shareWhileSending(importAreas, form('true', 'other'), send);
  expect(send).toHaveBeenCalledTimes(3);
});

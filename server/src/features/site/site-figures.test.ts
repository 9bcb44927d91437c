import { expect, it, vi } from 'vitest';
import { createSiteFigures } from './site-figures.ts';

function figuresAt(start: number) {
  const clock = { now: start };
  const countListings = vi.fn(async () => 215);
  const countCustomers = vi.fn(async () => 24);
  const figures = createSiteFigures({
    countListings,
    countCustomers,
    countAreas: async () => 12,
    now: () => new Date(clock.now),
  });
  return { clock, countListings, countCustomers, figures };
}

it('counts once per minute for all callers', async () => {
  const { clock, countListings, figures } = figuresAt(0);
  await Promise.all([figures.get(), figures.get()]);
  clock.now = 59_999;
  expect(await figures.get()).toEqual({ listings: 215, customers: 24, areas: 12 });
  expect(countListings).toHaveBeenCalledTimes(1);
  clock.now = 60_000;
  await figures.get();
  expect(countListings).toHaveBeenCalledTimes(2);
});

it('counts again after an invalidation', async () => {
  const { countListings, figures } = figuresAt(0);
  await figures.get();
  figures.forget();
  await figures.get();
  expect(countListings).toHaveBeenCalledTimes(2);
});

it('does not cache a failure', async () => {
  const { countCustomers, figures } = figuresAt(0);
  countCustomers.mockRejectedValueOnce(new Error('The database is away.'));
  await expect(figures.get()).rejects.toThrow('away');
  expect(await figures.get()).toEqual({ listings: 215, customers: 24, areas: 12 });
});

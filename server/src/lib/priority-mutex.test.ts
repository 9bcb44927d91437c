import { expect, it } from 'vitest';
import { createPriorityMutex, type Priority } from './priority-mutex.ts';

it('is held by one caller at a time, high priority first, and released once each', async () => {
  const mutex = createPriorityMutex();
  const holders: string[] = [];
  const acquire = async (name: string, priority: Priority) => {
    const release = await mutex.acquire(priority);
    holders.push(name);
    return release;
  };
  const releaseFirst = await acquire('first', 'low');
  const [low, high, secondHigh] = [
    acquire('low', 'low'),
    acquire('high', 'high'),
    acquire('second high', 'high'),
  ];
  releaseFirst();
  const releaseHigh = await high;
  releaseFirst();
  expect(holders).toEqual(['first', 'high']);
  releaseHigh();
  (await secondHigh)();
  (await low)();
  expect(holders).toEqual(['first', 'high', 'second high', 'low']);
  (await acquire('last', 'low'))();
});

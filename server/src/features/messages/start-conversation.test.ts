import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { openConversation } from '../../../test/conversations.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { countStartedToday } from './start-conversation.ts';

const site = await useTestSite();
const { id, seeker } = await openConversation(site);
const siliguri = currentCity();
afterEach(() => setCity(siliguri));

it.each([
  ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z'],
  ['Asia/Kathmandu', '2026-11-22T18:15:00Z', '2026-11-23T18:15:00Z'],
  ['Europe/Lisbon', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
  ['Europe/Lisbon', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
])('in %s conversations started since %s count until %s', async (timeZone, midnight, nextMidnight) => {
  setCity({ ...siliguri, timeZone });
  const { db, pool } = site.services;
  const count = async (startedAt: number, at: number) => {
    await pool.query('update conversations set created_at = $1 where id = $2', [new Date(startedAt), id]);
    return countStartedToday(db, seeker.id, new Date(at));
  };
  const [start, end] = [Date.parse(midnight), Date.parse(nextMidnight)];
  expect(await count(start, end - 1)).toBe(1);
  expect(await count(start - 1, start)).toBe(0);
  expect(await count(start, end)).toBe(0);
});

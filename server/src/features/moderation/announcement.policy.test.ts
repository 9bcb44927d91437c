import { expect, it } from 'vitest';
import { announce } from './announcement.policy.ts';

const at = (second: number) => new Date(second * 1000);
let id = 0;
const decision = (listing: string, change: string, second: number) => {
  const [from, to] = change.split('>') as ['pending', 'approved'];
  id += 1;
  return {
    id,
    listing_id: listing,
    from_status: from,
    to_status: to,
    reason: null,
    decided_at: at(second),
    title: listing,
    intent: 'rent' as const,
    hidden_at: null as Date | null,
  };
};

it('tells the last decision about each listing, and settles those before it', () => {
  const [first, last, other] = [
    decision('a', 'pending>rejected', 1),
    decision('a', 'rejected>approved', 2),
    decision('b', 'pending>rejected', 3),
  ];
  expect(announce([first, last, other], at(3))).toEqual({
    told: [last, other],
    settled: [first.id, last.id, other.id],
  });
});

it('leaves a listing out while its last decision can be undone: the first one would count again', () => {
  const waiting = [decision('a', 'pending>rejected', 1), decision('a', 'rejected>approved', 9)];
  expect(announce(waiting, at(5))).toEqual({ told: [], settled: [] });
});

it('tells nothing about a listing that has the status again that its owner knows', () => {
  const waiting = [decision('a', 'approved>rejected', 1), decision('a', 'rejected>approved', 2)];
  expect(announce(waiting, at(5))).toEqual({ told: [], settled: waiting.map((each) => each.id) });
});

it('does not say of a hidden listing that it is online, but tells its rejection', () => {
  const approved = { ...decision('a', 'pending>approved', 1), hidden_at: at(2) };
  const rejected = { ...decision('b', 'pending>rejected', 1), hidden_at: at(2) };
  expect(announce([approved, rejected], at(5))).toEqual({
    told: [rejected],
    settled: [approved.id, rejected.id],
  });
});

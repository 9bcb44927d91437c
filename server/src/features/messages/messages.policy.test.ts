import { describe, expect, it } from 'vitest';
import { otherOf, sideOf, silenceOf, standingOf } from './messages.policy.ts';

const conversation = { owner_id: 'owner', seeker_id: 'seeker' };
const free = { blockedByYou: false, blockedByOther: false, other: { banned_at: null } };
const banned = { banned_at: new Date() };

it.each([
  ['owner', 'owner', 'seeker'],
  ['seeker', 'seeker', 'owner'],
])('%s is the %s and writes to the %s', (userId, side, other) => {
  expect(sideOf(conversation, userId)).toBe(side);
  expect(otherOf(conversation, userId)).toBe(other);
});

it('does not exist for anyone else', () => {
  expect(sideOf(conversation, 'stranger')).toBeUndefined();
  expect(sideOf({ owner_id: null, seeker_id: 'seeker' }, 'owner')).toBeUndefined();
});

describe('writing', () => {
  it('is allowed between two members without a block', () => {
    expect(silenceOf(free)).toBeUndefined();
  });

  it.each([
    [{ ...free, blockedByYou: true }, 'blocked-by-you'],
    [{ ...free, blockedByOther: true }, 'blocked-by-other'],
    [{ ...free, blockedByYou: true, blockedByOther: true }, 'blocked-by-you'],
    [{ ...free, other: banned }, 'other-suspended'],
    [{ ...free, blockedByYou: true, other: banned }, 'blocked-by-you'],
    [{ ...free, blockedByYou: true, other: undefined }, 'other-deleted'],
  ])('in the state %j is refused with %s', (state, silence) => {
    expect(silenceOf(state)).toBe(silence);
  });
});

it.each([
  [{ approval_status: 'approved', hidden_at: null, hidden_reasons: [] } as const, 'public'],
  [{ approval_status: 'approved', hidden_at: new Date(), hidden_reasons: ['lapsed'] } as const, 'hidden'],
  [{ approval_status: 'approved', hidden_at: new Date(), hidden_reasons: ['closed'] } as const, 'closed'],
  [{ approval_status: 'rejected', hidden_at: null, hidden_reasons: [] } as const, 'hidden'],
  [undefined, 'deleted'],
])('a listing %j is shown as %s', (listing, standing) => {
  expect(standingOf(listing)).toBe(standing);
});

import type { ErrorCode } from '@thikana/contract/error-table';
import type { FormFields } from './listing-forms.ts';
import type { Person } from './test-site.ts';

export const actors = [
  'visitor',
  'forged',
  'expired',
  'loggedOut',
  'banned',
  'other',
  'owner',
  'moderator',
  'editor',
  'admin',
] as const;
export type Actor = (typeof actors)[number];
type Answer = 200 | 201 | ErrorCode;

export interface EndpointRights {
  /** A valid request; ids are those of the owner's pending listing or account. */
  request: () => {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
    form?: FormFields;
  };
  answers: Record<Actor, Answer>;
}

/** The people and rows that the requests are about. */
export interface Scene {
  people: Record<'banned' | 'loggedOut' | 'other' | 'owner' | 'moderator' | 'editor' | 'admin', Person>;
  listingId: string;
  conversationId: string;
}

type Answers = EndpointRights['answers'];
export const everyone = (answer: Answer): Answers =>
  Object.fromEntries(actors.map((actor) => [actor, answer])) as Answers;
const refused = {
  visitor: 'not_signed_in',
  forged: 'not_signed_in',
  expired: 'session_expired',
  loggedOut: 'session_expired',
  banned: 'account_banned',
} as const;
export const signedIn = (answer: Answer): Answers => ({
  ...refused,
  other: answer,
  owner: answer,
  moderator: answer,
  editor: answer,
  admin: answer,
});
export const users = (answer: Answer, others: Answer = answer): Answers => ({
  ...refused,
  other: others,
  owner: answer,
  moderator: 'not_allowed',
  editor: 'not_allowed',
  admin: 'not_allowed',
});
export const admins = (answer: Answer = 200): Answers => ({ ...users('not_allowed'), admin: answer });
export const moderators = (answer: Answer = 200): Answers => ({ ...admins(answer), moderator: answer });
export const editors = (answer: Answer = 200): Answers => ({ ...admins(answer), editor: answer });

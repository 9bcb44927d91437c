import { errorTable } from '@thikana/contract/error-table';
import { inboxEndpoints } from '@thikana/contract/inbox';
import { blockPerson, messageEndpoints, sendMessage, unblockPerson } from '@thikana/contract/messages';
import { sendReport } from '@thikana/contract/reports';
import { visitEndpoints } from '@thikana/contract/visits';
import { describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, messageForm, type OpenConversation, openConversation } from '../../../test/conversations.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { signConversationLink } from './conversation-links.ts';

/**
 * `owner` and `seeker` can write to each other; `blocker` owns another flat and has blocked `blocked`; `banned` once
 * asked too.
 */
const actors = ['visitor', 'stranger', 'owner', 'seeker', 'blocker', 'blocked', 'banned', 'admin'] as const;
type Actor = (typeof actors)[number];
type Answer = 200 | 201 | keyof typeof errorTable;
type Answers = Record<Actor, Answer>;

interface Asked {
  path?: Record<string, string>;
  body?: object;
  form?: { key: string; text: string };
}

interface Row {
  request: (opened: OpenConversation, link: string) => Asked;
  answers: Answers;
}

const endpoints = [...messageEndpoints, ...visitEndpoints, ...inboxEndpoints, sendReport];
const nobody = '0'.repeat(24);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ofConversation = ({ id }: OpenConversation) => ({ path: { id } });
const ofVisit = ({ id }: OpenConversation) => ({ path: { id, visitId: nobody }, body: { time: inAnHour() } });

const refused = { visitor: 'not_signed_in', banned: 'account_banned', admin: 'not_allowed' } as const;
const everybody = (answer: Answer) => ({
  stranger: answer,
  owner: answer,
  seeker: answer,
  blocker: answer,
  blocked: answer,
});
/**
 * Both members of a conversation get the same answers, also after a block. For everyone else the conversation does not
 * exist.
 */
const reading = (answer: Answer): Answers => ({
  ...refused,
  ...everybody(answer),
  stranger: 'conversation_not_found',
});
const silenced = { blocker: 'blocked_by_you', blocked: 'blocked_by_other' } as const;
const writing = (answer: Answer): Answers => ({ ...reading(answer), ...silenced });
/** A link identifies one person, regardless of who opens it; these were signed for each actor. */
const byLink = (answers: Answers): Answers => ({
  ...answers,
  visitor: 'conversation_link_invalid',
  banned: 'conversation_link_invalid',
  admin: 'conversation_not_found',
});

const table: Record<string, Row> = {
  listConversations: { request: () => ({}), answers: { ...refused, ...everybody(200) } },
  viewConversation: { request: ofConversation, answers: reading(200) },
  listMessages: { request: ofConversation, answers: reading(200) },
  prepareConversation: {
    request: ({ listingId }) => ({ path: { id: listingId } }),
    answers: { ...refused, ...everybody(200), owner: 'own_listing', blocker: 'own_listing' },
  },
  startConversation: {
    request: ({ listingId }) => ({ body: { listingId, key: aKey(), text: 'Is it free?' } }),
    answers: { ...refused, ...everybody(201), ...silenced, owner: 'own_listing', blocker: 'own_listing' },
  },
  sendMessage: {
    request: (opened) => ({ ...ofConversation(opened), form: { key: aKey(), text: 'Yes, it is.' } }),
    answers: writing(201),
  },
  markRead: {
    request: (opened) => ({ ...ofConversation(opened), body: { number: 1 } }),
    answers: reading(200),
  },
  notifyTyping: { request: ofConversation, answers: reading(200) },
  proposeVisit: {
    request: (opened) => ({ ...ofConversation(opened), body: { key: aKey(), times: [inAnHour()] } }),
    answers: writing(201),
  },
  acceptVisit: { request: ofVisit, answers: writing('visit_not_found') },
  // A visit can be cancelled despite a block, so that no one waits in vain.
  cancelVisit: { request: ofVisit, answers: reading('visit_not_found') },
  followInbox: { request: () => ({}), answers: { ...refused, ...everybody(200) } },
  viewMailedConversation: {
    request: (_, token) => ({ path: { token } }),
    answers: byLink(reading(200)),
  },
  answerMailedConversation: {
    request: (_, token) => ({ path: { token }, body: { key: aKey(), text: 'Yes, it is.' } }),
    answers: byLink(writing(201)),
  },
  sendReport: {
    request: ({ id }) => ({ body: { subjectKind: 'conversation', subjectId: id, reason: 'scam' } }),
    answers: { ...reading(201), admin: 'conversation_not_found' },
  },
  // People can only lift their own blocks. These rows change what the rows above read, so they come last.
  blockPerson: { request: ofConversation, answers: reading(200) },
  unblockPerson: { request: ofConversation, answers: reading(200) },
};

let people: Record<Exclude<Actor, 'visitor'>, Person>;
let conversations: Record<'free' | 'shut' | 'ended', OpenConversation>;

const site = await useTestSite();
const [free, shut, ended] = [
  await openConversation(site),
  await openConversation(site),
  await openConversation(site),
];
conversations = { free, shut, ended };
await shut.owner.call(blockPerson, { params: { id: shut.id } });
const [stranger, admin] = [await confirmedPerson(site), await site.person('admin')];
people = {
  stranger,
  owner: free.owner,
  seeker: free.seeker,
  blocker: shut.owner,
  blocked: shut.seeker,
  banned: ended.seeker,
  admin,
};
const users = site.services.db.updateTable('users');
await confirmEmail(site, admin);
await users.set({ banned_at: new Date() }).where('id', '=', ended.seeker.id).execute();

it('has a row for every endpoint of conversations and no other', () => {
  expect(Object.keys(table).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe.each(Object.entries(table))('%s', (name, row) => {
  it.each(actors)('answers %s as it should', async (actor) => {
    const endpoint = endpoints.find((each) => each.name === name);
    if (!endpoint) throw new Error(`${name} is not an endpoint`);
    const answer = await ask(endpoint, row.request(conversationOf(actor), await linkOf(actor)), actor);
    const expected = row.answers[actor];
    const code = typeof expected === 'number' ? undefined : expected;
    expect([answer.statusCode, answer.json().code]).toEqual([
      code ? errorTable[code].status : expected,
      code,
    ]);
  });
});

it('a block stays until the person who set it lifts it', async () => {
  const fresh = await openConversation(site);
  await fresh.owner.call(blockPerson, { params: { id: fresh.id } });
  people = { ...people, blocked: fresh.seeker };
  conversations = { ...conversations, shut: fresh };
  expect((await ask(unblockPerson, ofConversation(fresh), 'blocked')).statusCode).toBe(200);
  const again = { ...ofConversation(fresh), form: { key: aKey(), text: 'Hello?' } };
  expect((await ask(sendMessage, again, 'blocked')).json().code).toBe('blocked_by_other');
});

function conversationOf(actor: Actor): OpenConversation {
  if (actor === 'blocker' || actor === 'blocked') return conversations.shut;
  return actor === 'banned' ? conversations.ended : conversations.free;
}

async function linkOf(actor: Actor): Promise<string> {
  if (actor === 'visitor') return 'none';
  const user = await site.services.db
    .selectFrom('users')
    .select(['id', 'session_version'])
    .where('id', '=', people[actor].id)
    .executeTakeFirstOrThrow();
  return signConversationLink(
    site.services.links,
    { conversationId: conversationOf(actor).id, user },
    new Date(),
  );
}

async function ask({ method, path }: (typeof endpoints)[number], asked: Asked, actor: Actor) {
  const form = asked.form && new Response(messageForm(asked.form));
  const token = actor === 'visitor' ? undefined : people[actor].token;
  return site.app.http.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, part: string) => asked.path?.[part] ?? ''),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
    },
    ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
    ...(asked.body ? { payload: asked.body } : {}),
  });
}

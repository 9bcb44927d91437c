import { mkdir } from 'node:fs/promises';
import { endpoints } from '@thikana/contract/endpoints';
import { revealSeeker } from '@thikana/contract/enquiries';
import { markRead, sendMessage, startConversation } from '@thikana/contract/messages';
import { acceptVisit, proposeVisit } from '@thikana/contract/visits';
import { afterAll, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { messageForm, offerFlat } from '../../../test/conversations.ts';
import { exportedRecords, mailUnreadNow, sweepNow } from '../../../test/enquiries.ts';
import { copyWithSeeker, type Identity, stableText } from '../../../test/paired-seekers.ts';
import { createTestDatabase } from '../../../test/postgres.ts';
import { openTestSite, type Person, sessionOf, type TestSite } from '../../../test/test-site.ts';

const start = Date.parse('2026-11-02T06:00:00Z');
const hour = 3_600_000;
const identities: readonly [Identity, Identity] = [
  { name: 'Asha Rai', email: 'asha@example.com', phone: '+919000000002' },
  {
    name: 'Mohammed Abdul Rahman Chowdhury-Bandyopadhyay',
    email: 'm.a.rahman.chowdhury.bandyopadhyay@a-longer-name.example.org',
    phone: '+919876543210',
  },
];

/** A site with an owner, a listing and a seeker, as a database that can be copied. */
async function prepare() {
  const database = await createTestDatabase();
  const kept = { ...database, drop: async () => undefined };
  const site = await openTestSite({ database: kept, now: () => new Date(start) });
  const [owner, seeker] = [await confirmedPerson(site), await confirmedPerson(site)];
  const listingId = await offerFlat(site, owner);
  await subscribe(site, owner);
  await site.close();
  return { database, owner, seeker, listingId };
}

/** A browser of the owner that wants notifications. */
async function subscribe({ services }: TestSite, owner: Person): Promise<void> {
  const { rows } = await services.pool.query('select id from sessions where user_id = $1', [owner.id]);
  await services.pool.query(
    `insert into push_subscriptions (id, session_id, user_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, 'https://push.example/owner', 'key', 'auth', now())`,
    [
      `${rows[0].id}`
        .replaceAll(/[^0-9a-f]/g, '')
        .padEnd(24, '0')
        .slice(0, 24),
      rows[0].id,
      owner.id,
    ],
  );
}

const prepared = await prepare();
afterAll(() => prepared.database.drop());

/** Everything that reaches the owner, as text, while this person writes, proposes a visit, waits and leaves. */
async function lookAsOwner(identity: Identity, { reveals }: { reveals: boolean }): Promise<string[]> {
  const { owner, seeker, listingId } = prepared;
  let clock = start;
  const database = await copyWithSeeker(prepared.database.name, seeker.id, identity);
  const site = await openTestSite({ database, now: () => new Date(clock) });
  await mkdir(site.dataDir, { recursive: true });
  const seen: string[] = [];
  const stable = stableText();
  const see = (what: string, text: string) => {
    // Ids are replaced below, so that of the account is looked for here, in signed tokens too.
    expect([text, ...tokenSubjects(text)].join('\n'), what).not.toContain(seeker.id);
    seen.push(`${what}\n${stable(text)}`);
  };
  try {
    const tokens = await Promise.all(
      [owner, seeker].map(({ id }) => sessionOf(site.services, { id, session_version: 1 })),
    );
    const [ownerToken = '', seekerToken = ''] = tokens;
    const asSeeker = site.as(seekerToken);
    const asOwner = site.as(ownerToken);
    const { conversation } = await asSeeker(startConversation, {
      body: {
        listingId,
        key: 'first-message',
        text: 'We would like to see it.',
        introduction: { people: 3, from: '2026-12-01', months: 11, work: 'teacher', pets: 'no' },
      },
    });
    const params = { id: conversation._id };
    if (reveals) await asSeeker(revealSeeker, { params, body: { contact: true } });
    await asSeeker(sendMessage, { params, body: messageForm({ key: 'second-message', text: 'And soon.' }) });

    const look = async (when: string) => {
      for (const endpoint of endpoints.filter(isReadByOwner)) {
        const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name) =>
          idOf(name, endpoint.path, { listingId, conversationId: conversation._id }),
        );
        const answer = await site.app.http.inject({
          method: 'GET',
          url: `${url}${endpoint.name === 'followInbox' ? '?after=0' : ''}`,
          headers: { authorization: `Bearer ${ownerToken}` },
        });
        const { date: _date, 'x-request-id': _request, ...headers } = answer.headers;
        see(`${when}: ${endpoint.name} ${answer.statusCode}`, JSON.stringify(headers) + answer.body);
      }
      see(`${when}: own data`, await exportedRecords(site.services, owner.id));
    };
    await look('written');

    clock += hour;
    await mailUnreadNow(site.services);
    await asOwner(markRead, { params, body: { number: 2 } });
    clock += 48 * hour;
    await sweepNow(site.services);
    clock += 24 * hour;
    await sweepNow(site.services);
    await look('waited');

    const times = [new Date(clock + 30 * hour).toISOString()];
    const proposed = await asSeeker(proposeVisit, { params, body: { key: 'visit-of-seeker', times } });
    await look('proposed');
    const answered = await site.app.http.inject({
      method: 'POST',
      url: `/api/conversations/${params.id}/answers`,
      headers: { authorization: `Bearer ${ownerToken}` },
      payload: { key: 'answer-of-owner', answer: 'available' },
    });
    see('answered', answered.body);
    for (const action of ['block', 'unblock']) {
      const { body } = await site.app.http.inject({
        method: 'POST',
        url: `/api/conversations/${params.id}/${action}`,
        headers: { authorization: `Bearer ${ownerToken}` },
      });
      see(action, body);
    }
    const { rows: queued } = await site.services.pool.query(
      `select name, data - 'queuedAt' as data from pgboss.job
       where (name = 'send-mail' and data->>'to' = $1) or name = 'send-push' order by created_on, data::text`,
      [owner.email],
    );
    expect(queued.filter(({ name }) => name === 'send-mail').length).toBeGreaterThanOrEqual(2);
    expect(queued.some(({ name }) => name === 'send-push')).toBe(true);
    for (const { name, data } of queued) see(name, JSON.stringify(data));
    // A visit reveals the seeker, so what follows may differ.
    if (reveals) {
      const visitId = proposed.conversation.visit?._id ?? '';
      await asOwner(acceptVisit, { params: { ...params, visitId }, body: { time: times[0] ?? '' } });
    }
  } finally {
    await site.close();
  }
  return seen;
}

/** What signed tokens in a text are about. */
const tokenSubjects = (text: string) =>
  [...text.matchAll(/[0-9a-z]{6,7}\.([\w-]{20,})\.[\w-]{43}/g)].map(([, subject = '']) =>
    Buffer.from(subject, 'base64url').toString(),
  );

function isReadByOwner({ method, access, path }: (typeof endpoints)[number]): boolean {
  const isOpen = access === 'anyone' || access === 'user' || access === 'signed-in';
  return method === 'GET' && isOpen && [...path.matchAll(/:(\w+)/g)].every(([, name]) => name === 'id');
}

function idOf(name: string, path: string, ids: { listingId: string; conversationId: string }): string {
  if (name !== 'id') throw new Error(`${path} has another parameter.`);
  return path.startsWith('/api/conversations') ? ids.conversationId : ids.listingId;
}

/** Where two texts differ, with what stands around it. */
function differenceOf(one: string, other: string): string[] {
  if (one === other) return [];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return [`${one.split('\n')[0]}: ${around(one)} ≠ ${around(other)}`];
}

it('an owner gets the same bytes whoever the seeker is, until the seeker shows it', async () => {
  const [one, other] = [
    await lookAsOwner(identities[0], { reveals: false }),
    await lookAsOwner(identities[1], { reveals: false }),
  ];
  expect(one.length).toBeGreaterThan(60);
  const differing = one.flatMap((text, index) => differenceOf(text, other[index] ?? ''));
  expect(differing).toEqual([]);
  expect(other).toHaveLength(one.length);
  for (const text of one)
    for (const { name, email, phone } of identities)
      for (const secret of [name, email, phone]) expect(text).not.toContain(secret);
});

it('the comparison notices a seeker who is shown', async () => {
  const [shown] = [await lookAsOwner(identities[1], { reveals: true })];
  const text = shown.join('\n');
  for (const secret of Object.values(identities[1])) expect(text).toContain(secret);
});

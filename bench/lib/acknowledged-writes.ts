import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { login, register } from '@thikana/contract/accounts';
import { saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { type Call, createClient } from '@thikana/contract/client';
import { postListing, viewOwnListing } from '@thikana/contract/own-listings';
import { contactOperator } from '@thikana/contract/site';
import sharp from 'sharp';
import { flatForRent, listingForm } from '../../server/test/listing-forms.ts';

interface Posted {
  id: string;
  title: string;
  picture: string;
  call: Call;
}

/** The writes that a site has acknowledged. */
export interface Done {
  posts: Posted[];
  searches: { id: string; call: Call }[];
  /** Identified by a phrase in the text. */
  mails: string[];
}

export const nothingDone = (): Done => ({ posts: [], searches: [], mails: [] });

export function countDone({ posts, searches, mails }: Done): number {
  return posts.length + searches.length + mails.length;
}

export function addDone(all: Done, more: Done): void {
  all.posts.push(...more.posts);
  all.searches.push(...more.searches);
  all.mails.push(...more.mails);
}

const searchesEach = 45;

/** Every picture is unique, because the fraud checks compare pictures. */
function newPicture(): Promise<Buffer> {
  return sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
    .resize(640, 480, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}

export async function newPerson(baseUrl: string): Promise<Call> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const visitor = createClient({ baseUrl });
  await visitor(register, { body: { ...account, name: 'Asha Tamang', phone: '+919832012345' } });
  const { token } = await visitor(login, { body: account });
  return createClient({ baseUrl, token: () => token });
}

/** Alternates between a listing with a picture, a message that sends an email, and a saved search. */
export async function write(call: Call, turn: number, done: Done): Promise<void> {
  const title = `A flat of ${randomUUID()}`;
  if (turn % 3 === 0) {
    const body = listingForm({ ...flatForRent, title }, [await newPicture()]);
    const { post } = await call(postListing, { body, headers: { 'idempotency-key': randomUUID() } });
    done.posts.push({ id: post._id, title, picture: post.gallery[0]?.url ?? '', call });
  } else if (turn % 3 === 1 || turn > searchesEach * 3) {
    await call(contactOperator, { body: { name: 'Bina Rai', email: 'bina@example.org', message: title } });
    done.mails.push(title);
  } else {
    const search = { purpose: 'rent', q: title.slice(-12) };
    const { _id } = await call(saveSearch, { body: { search, frequency: 'off' } });
    done.searches.push({ id: _id, call });
  }
}

/** Returns the acknowledged writes that are missing or incomplete. */
export async function listLost({ posts, searches }: Omit<Done, 'mails'>, url: string): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, title, picture: path, call } of posts) {
    const found = await call(viewOwnListing, { params: { id } }).catch(() => undefined);
    if (found?.post.title !== title || found.post.bedrooms !== 2) lost.push(`listing ${id}`);
    const answer = await fetch(url + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: undefined }));
    if (!answer.ok || !width) lost.push(`picture ${path} of listing ${id}`);
  }
  for (const [call, own] of Map.groupBy(searches, (each) => each.call)) {
    const kept = new Set((await call(viewAlerts, {})).searches.map(({ _id }) => _id));
    for (const { id } of own) if (!kept.has(id)) lost.push(`search ${id}`);
  }
  return lost;
}

/** The phrases that an email contains. */
export function titlesIn(mail: string): string[] {
  return mail.replaceAll(/=\r?\n/g, '').match(/A flat of [0-9a-f-]{36}/g) ?? [];
}

/** Returns the emails that have not arrived in time. */
export async function listUndelivered(
  mails: readonly string[],
  lookUp: () => Promise<ReadonlySet<string>>,
  patienceMilliseconds: number,
): Promise<string[]> {
  const givenUpAt = Date.now() + patienceMilliseconds;
  for (;;) {
    const delivered = await lookUp();
    const missing = mails.filter((title) => !delivered.has(title));
    if (missing.length === 0 || Date.now() > givenUpAt) return missing;
    await wait(100);
  }
}

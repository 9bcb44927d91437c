import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { login } from '@thikana/contract/accounts';
import { mergeShortlist, saveSearch, subscribeToSearch } from '@thikana/contract/alerts';
import { askForEvidence, recordEvidence } from '@thikana/contract/badges';
import { undoDecisions } from '@thikana/contract/bulk-decisions';
import { featureListing } from '@thikana/contract/featured';
import { viewListing } from '@thikana/contract/listings';
import { rejectPost } from '@thikana/contract/moderation';
import { deleteOwnAccount, listPhoneReveals, prepareOwnData } from '@thikana/contract/own-data';
import { sendReport } from '@thikana/contract/reports';
import { proposeTexts } from '@thikana/contract/second-language';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { newId } from '../../lib/ids.ts';
import { register } from '../../platform/database/register/register.ts';
import { deleteVisitors } from './delete-visitors.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const pictures = [await photograph('#3a7d5a', 800, 600)];
const listingId = await makeListing(owner, { pictures, approvedBy: admin });

it('reports on which days the number was shown and how often, but not to whom', async () => {
  const seeker = await site.person();
  await seeker.call(viewListing, { params: { id: listingId } });
  await site.call(viewListing, { params: { id: listingId } });
  const { days } = await owner.call(listPhoneReveals, {});
  expect(days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), visitors: 2, signedIn: 1 }]);
  expect((await seeker.call(listPhoneReveals, {})).days).toEqual([]);
});

it('exports all data about a person, and no credentials', async () => {
  await owner.call(askForEvidence, { params: { id: listingId, kind: 'papers' } });
  await admin.call(recordEvidence, { params: { id: listingId, kind: 'visit' }, body: { months: 6 } });
  const secondTitle = 'দুটি ঘরের রোদ-ঝলমলে ফ্ল্যাট';
  await owner.call(proposeTexts, { params: { id: listingId }, body: { secondTitle } });
  await site.services.db.updateTable('users').set({ is_verified: true }).execute();
  await owner.call(sendReport, {
    body: { subjectKind: 'user', subjectId: admin.id, reason: 'offensive', text: 'Shouted at the gate' },
  });
  await admin.call(sendReport, {
    body: { subjectKind: 'user', subjectId: owner.id, reason: 'other', text: 'Not theirs to know' },
  });
  const offer = { area: 'any', days: 7, priceRupees: 0 } as const;
  await owner.call(featureListing, { params: { id: listingId }, body: offer });
  const search = { purpose: 'rent', propertyType: 'flat' };
  await owner.call(saveSearch, { body: { search, frequency: 'weekly' } });
  await site.call(subscribeToSearch, {
    body: { email: owner.email, search: { purpose: 'buy', propertyType: 'land' }, frequency: 'daily' },
  });
  const found = await makeListing(await site.person(), { approvedBy: admin });
  await owner.call(viewListing, { params: { id: found } });
  await site.services.db
    .insertInto('search_matches')
    .columns(['search_id', 'recipient_id', 'listing_id', 'found_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('saved_searches')
        .innerJoin('alert_recipients', 'alert_recipients.id', 'recipient_id')
        .select([
          'saved_searches.id',
          'recipient_id',
          val(found).as('listing_id'),
          val(new Date()).as('found_at'),
        ])
        .where('user_id', '=', owner.id),
    )
    // The job that matches new listings may have been faster.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await passUndoTime(site.services.pool);
  await jobsAreDone(site, ['announce-decisions']);
  const shortlisted = [{ id: listingId, at: 1_790_000_000_000 }];
  await owner.call(mergeShortlist, { body: { added: shortlisted } });
  const browser = randomUUID();
  await site.call(login, { body: { email: owner.email, password: owner.password, browser } });
  await site.services.db
    .insertInto('external_identities')
    .values({ issuer: 'https://accounts.example', subject: '1', user_id: owner.id })
    .execute();
  await site.services.db
    .insertInto('blocks')
    .values({ blocker_id: owner.id, blocked_id: admin.id })
    .execute();
  await site.services.db
    .insertInto('payment_orders')
    .values({ id: 'order_1', slot_id: newId(), listing_id: listingId, days: 14, price_rupees: 1500 })
    .execute();
  site.services.views.add(listingId, 'view');
  await site.services.views.flush();
  // The owner is not told of this yet.
  await admin.call(rejectPost, { query: { id: listingId } });
  const { url } = await owner.call(prepareOwnData, {});
  const answer = await site.app.http.inject(url);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });

  const files = unzipSync(answer.rawPayload);
  const text = Buffer.from(files['my-data.json'] ?? []).toString();
  const data = JSON.parse(text);
  const [bytes] = Object.entries(files).flatMap(([name, each]) =>
    name.startsWith('pictures/') ? [each] : [],
  );

  expect(data.account).toMatchObject({ id: owner.id, email: owner.email, phone: '+919000000001' });
  expect(data.listings).toMatchObject([{ id: listingId, title: flatForRent.title }]);
  expect(data.decisions).toMatchObject([{ to_status: 'approved' }]);
  await admin.call(undoDecisions, { body: { ids: [listingId] } });
  expect(data.proposedTexts).toMatchObject([{ listing_id: listingId, second_title: secondTitle }]);
  expect(data.featuredPlaces).toMatchObject([{ listing_id: listingId, status: 'running', days: 7 }]);
  expect(data.onlinePayments).toMatchObject([{ listing_id: listingId, price_rupees: 1500 }]);
  expect(data.savedSearches).toMatchObject([
    { query: 'propertyType=flat&purpose=rent', frequency: 'weekly', paused_at: null },
    { query: 'propertyType=land&purpose=buy', frequency: 'daily', confirmed_at: null },
  ]);
  expect(data.alerts).toMatchObject([{ listing_id: found, mailed_at: null }]);
  expect(data.numbersSeen).toEqual([{ day: expect.any(String), numbers: 1 }]);
  expect(data.shortlist).toMatchObject([{ listing_id: listingId, added_at: '2026-09-21T14:13:20.000Z' }]);
  expect(data.blocks).toEqual([{ created_at: expect.any(String) }]);
  const session = { is_kept: false, created_at: expect.any(String) };
  expect(data.signIns).toEqual({
    providers: [{ issuer: 'https://accounts.example', subject: '1', created_at: expect.any(String) }],
    browsers: [{ seen_at: expect.any(String) }],
    sessions: [expect.objectContaining(session), expect.objectContaining(session)],
    notifications: [],
    twoStepSince: null,
  });
  expect(data.statistics).toContainEqual(
    expect.objectContaining({ listing_id: listingId, kind: 'view', count: 1 }),
  );
  expect(data.reports).toMatchObject([{ reason: 'offensive', text: 'Shouted at the gate' }]);
  expect(data.evidence).toMatchObject([
    { kind: 'email', value: owner.email },
    { kind: 'visit', listing_id: listingId, expires_at: expect.any(String) },
  ]);
  expect(data.evidenceRequests).toMatchObject([{ listing_id: listingId, kind: 'papers' }]);
  expect(text).not.toMatch(/password|argon2|session_version|Not theirs to know/);
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8');
});

it('returns nothing for a forged or expired link', async () => {
  const { url } = await owner.call(prepareOwnData, {});
  const foreign = url.replace(/\.[^.]+\./, `.${Buffer.from(admin.id).toString('base64url')}.`);
  expect((await site.app.http.inject(foreign)).statusCode).toBe(404);
  const old = site.services.links.sign('own-data', owner.id, new Date(Date.now() - 1_000));
  expect((await site.app.http.inject(`/own-data?token=${old}`)).statusCode).toBe(404);
});

it('removes the addresses of phone number views after the day, and nothing else', async () => {
  const { db, now } = site.services;
  const visitors = async () => {
    const rows = await db.selectFrom('phone_reveals').select('visitor').orderBy('visitor').execute();
    return rows.map(({ visitor }) => visitor);
  };
  const before = await visitors();
  const [hashed = ''] = before.filter((visitor) => visitor.length === 43);
  const days = (await owner.call(listPhoneReveals, {})).days;
  await deleteVisitors({ db, now });
  expect(await visitors()).toEqual(before);
  const tomorrow = () => new Date(now().getTime() + 86_400_000);
  await deleteVisitors({ db, now: tomorrow });
  const after = await visitors();
  expect(after).not.toContain(hashed);
  expect(before.filter((visitor) => !after.includes(visitor))).toEqual([hashed]);
  expect((await owner.call(listPhoneReveals, {})).days).toEqual(days);
  await deleteVisitors({ db, now: tomorrow });
  expect(await visitors()).toEqual(after);
});

it('deletes messages without an account once their link has expired', async () => {
  const { db, now } = site.services;
  const email = `${newId()}@example.com`;
  const body = { email, text: 'Is this free?', key: `key-${newId()}` };
  const offered = await makeListing(owner, { approvedBy: admin });
  await site.call(writeWithoutAccount, { params: { id: offered }, body });
  const texts = () =>
    db.selectFrom('unconfirmed_messages').select('text').where('email', '=', email).execute();
  await deleteVisitors({ db, now });
  expect(await texts()).toHaveLength(1);
  await deleteVisitors({ db, now: () => new Date(now().getTime() + 24 * 3_600_000 + 1000) });
  expect(await texts()).toHaveLength(0);
});

it('has every part of the export that the register names, and no others', async () => {
  const { url } = await admin.call(prepareOwnData, {});
  const files = unzipSync((await site.app.http.inject(url)).rawPayload);
  const parts = Object.keys(JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString()));
  const named = Object.values(register).flatMap(({ personal }) =>
    personal.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : [])),
  );
  expect(parts.sort()).toEqual([...new Set(named)].sort());
});

/** Every table with a row that contains this text. */
async function tablesWith(words: string): Promise<string[]> {
  const { pool } = site.services;
  const { rows } = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} as t where strpos(t::text, $1) > 0 limit 1`, [
      words,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}

it('deletes an account only with the password and the typed address', async () => {
  await site.services.db
    .updateTable('users')
    .set({ phone: '+919000000077' })
    .where('id', '=', owner.id)
    .execute();
  expect(await tablesWith('+919000000077')).toEqual(['users']);
  const remove = (password: string, confirm: string) =>
    owner.call(deleteOwnAccount, { body: { password, confirm } });
  await expect(remove('not this one', owner.email)).rejects.toMatchObject({ code: 'wrong_current_password' });
  await expect(remove(owner.password, admin.email)).rejects.toMatchObject({ code: 'confirmation_differs' });

  await remove(owner.password, owner.email.toUpperCase());

  // What is announced to remain: the position of a home, and reports about the person.
  expect(await tablesWith(owner.id)).toEqual(['removed_homes', 'reports']);
  expect(await tablesWith(owner.email)).toEqual([]);
  expect(await tablesWith('+919000000077')).toEqual([]);
  const seen = await site.services.db.selectFrom('phone_reveals').select('visitor').execute();
  expect(seen).toHaveLength(1);
  await expect(site.call(viewListing, { params: { id: listingId } })).rejects.toMatchObject({ status: 404 });
  const { email, password } = owner;
  await expect(site.call(login, { body: { email, password } })).rejects.toMatchObject({ status: 401 });
  expect((await site.mailTo(email, 'deleted')).text).toContain('As you asked, we have deleted');
  const pictures = path.join(site.dataDir, 'pictures/renditions');
  await expect.poll(() => readdir(pictures), { timeout: 10_000 }).toEqual([]);
});

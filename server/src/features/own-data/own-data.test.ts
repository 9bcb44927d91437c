import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { login } from '@thikana/contract/accounts';
import { recordEvidence } from '@thikana/contract/badges';
import { viewListing } from '@thikana/contract/listings';
import { deleteOwnAccount, listPhoneReveals, prepareOwnData } from '@thikana/contract/own-data';
import { sendReport } from '@thikana/contract/reports';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatForRent, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;
let owner: Person;
let admin: Person;
let listingId: string;
beforeAll(async () => {
  site = await openTestSite();
  [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  const pictures = [await photograph('#3a7d5a', 800, 600)];
  listingId = await makeListing(owner, { pictures, approvedBy: admin });
});
afterAll(() => site.close());

it('says on which days the number was shown, and to how many, but not to whom', async () => {
  const seeker = await site.person();
  await seeker.call(viewListing, { params: { id: listingId } });
  await site.call(viewListing, { params: { id: listingId } });
  const { days } = await owner.call(listPhoneReveals, {});
  expect(days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), visitors: 2, signedIn: 1 }]);
  expect((await seeker.call(listPhoneReveals, {})).days).toEqual([]);
});

it('packs everything that is kept about a person, and nothing that opens the account', async () => {
  await admin.call(recordEvidence, { params: { id: listingId, kind: 'visit' }, body: { months: 6 } });
  await site.services.db.updateTable('users').set({ is_verified: true }).execute();
  await owner.call(sendReport, {
    body: { subjectKind: 'user', subjectId: admin.id, reason: 'offensive', text: 'Shouted at the gate' },
  });
  await admin.call(sendReport, {
    body: { subjectKind: 'user', subjectId: owner.id, reason: 'other', text: 'Not theirs to know' },
  });
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
  expect(data.reports).toMatchObject([{ reason: 'offensive', text: 'Shouted at the gate' }]);
  expect(data.evidence).toMatchObject([
    { kind: 'email', value: owner.email },
    { kind: 'visit', listing_id: listingId, expires_at: expect.any(String) },
  ]);
  expect(text).not.toMatch(/password|argon2|session_version|Not theirs to know/);
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8');
});

it('gives nothing at an address that somebody made up, or that has run out', async () => {
  const { url } = await owner.call(prepareOwnData, {});
  const foreign = url.replace(/\.[^.]+\./, `.${Buffer.from(admin.id).toString('base64url')}.`);
  expect((await site.app.http.inject(foreign)).statusCode).toBe(404);
  const old = site.services.links.sign('own-data', owner.id, new Date(Date.now() - 1_000));
  expect((await site.app.http.inject(`/own-data?token=${old}`)).statusCode).toBe(404);
});

it('removes an account only for who knows its password and types its address', async () => {
  const remove = (password: string, confirm: string) =>
    owner.call(deleteOwnAccount, { body: { password, confirm } });
  await expect(remove('not this one', owner.email)).rejects.toMatchObject({ code: 'wrong_current_password' });
  await expect(remove(owner.password, admin.email)).rejects.toMatchObject({ code: 'confirmation_differs' });

  await remove(owner.password, owner.email.toUpperCase());

  await expect(site.call(viewListing, { params: { id: listingId } })).rejects.toMatchObject({ status: 404 });
  const { email, password } = owner;
  await expect(site.call(login, { body: { email, password } })).rejects.toMatchObject({ status: 401 });
  expect((await site.mailTo(email, 'deleted')).text).toContain('As you asked for');
  const pictures = path.join(site.dataDir, 'pictures/renditions');
  await expect.poll(() => readdir(pictures), { timeout: 10_000 }).toEqual([]);
});

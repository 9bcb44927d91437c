import { resendVerification, verifyEmail } from '@thikana/contract/accounts';
import { listAuditEntries } from '@thikana/contract/audit';
import {
  type BadgeKind,
  confirmPhone,
  recordEvidence,
  sendPhoneCode,
  viewEvidence,
  viewOwnBadges,
  withdrawEvidence,
} from '@thikana/contract/badges';
import { viewListing } from '@thikana/contract/listings';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { stubWeb } from '../../../test/stub-web.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { sendPhoneCode as sendCode } from './send-phone-code.ts';

const start = Date.parse('2026-09-01T06:00:00Z');
const minute = 60_000;

const aboutSite = { name: 'Thikana', publicUrl: 'http://localhost:3000' };

let time = start;

/** A page that shows one listing, cached until it is stale. */
const web = stubWeb(async ({ pathname }, { call }) => {
  const id = pathname.slice('/rentals/'.length);
  const { badges } = await call(viewListing, { params: { id }, query: { phone: 'omit' } });
  return `${badges?.map(({ kind }) => kind)}`;
});

const site = await useTestSite({ web, now: () => new Date(time) });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const listingId = await makeListing(owner, { approvedBy: admin });
beforeEach(() => {
  time = start;
});

const shown = async (id = listingId): Promise<BadgeKind[]> =>
  ((await site.call(viewListing, { params: { id } })).badges ?? []).map(({ kind }) => kind);

/** The text messages that would be sent. */
function catchTexts() {
  const texts: { phone: string; text: string }[] = [];
  const sms = { send: async (phone: string, text: string) => void texts.push({ phone, text }) };
  const { db, now } = site.services;
  const send = (person: Person) => sendCode({ db, now, sms, site: aboutSite }, person.id);
  const lastCode = () => /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
  return { texts, send, lastCode };
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an email address', () => {
  it('gets a badge once it is confirmed, with the row that proves it', async () => {
    expect(await shown()).toEqual([]);
    const users = site.services.db.updateTable('users').where('id', '=', owner.id);
    await users.set({ is_verified: true }).execute();
    expect(await shown()).toEqual(['email']);
    await users.set({ is_verified: false }).execute();
    expect(await shown()).toEqual([]);
  });

  it('appears on cached pages as soon as it is confirmed', async () => {
    const person = await site.person();
    const id = await makeListing(person, { approvedBy: admin });
    const page = async () => (await site.app.http.inject({ url: `/rentals/${id}` })).body;
    expect(await page()).not.toContain('email');
    await person.call(resendVerification, { body: { email: person.email } });
    const { link } = await site.mailTo(person.email, 'Confirm');
    const token = new URL(link).searchParams.get('token') ?? '';
    await site.call(verifyEmail, { query: { token } });
    await expect.poll(page).toContain('email');
  });
});

describe('a phone number', () => {
  it('is confirmed by the code sent to it', async () => {
    const person = await site.person();
    const { texts, send, lastCode } = catchTexts();
    await send(person);
    expect(texts).toMatchObject([{ phone: '+919000000001' }]);
    const stored = await site.services.db.selectFrom('phone_codes').selectAll().execute();
    expect(stored.map(({ hash }) => hash.toString())).not.toContain(lastCode());
    expect((await person.call(confirmPhone, { body: { code: lastCode() } })).badges).toMatchObject([
      { kind: 'phone' },
    ]);
    await expect(person.call(confirmPhone, { body: { code: lastCode() } })).rejects.toMatchObject({
      code: 'phone_code_expired',
    });
    await expect(person.call(sendPhoneCode, {})).rejects.toMatchObject({ code: 'phone_confirmed' });
    // The evidence does not confirm another number.
    const users = site.services.db.updateTable('users').where('id', '=', person.id);
    await users.set({ phone: '+919000000002' }).execute();
    expect((await person.call(viewOwnBadges, {})).badges).toEqual([]);
  });

  it('allows five wrong codes and then rejects the right one', async () => {
    const person = await site.person();
    const { send, lastCode } = catchTexts();
    await send(person);
    const confirm = (code: string) => person.call(confirmPhone, { body: { code } });
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(confirm(another(lastCode()))).rejects.toMatchObject({
        code: 'phone_code_wrong',
        fields: { code: 'The code is wrong.' },
      });
    await expect(confirm(lastCode())).rejects.toMatchObject({ code: 'phone_code_expired' });
  });

  it('accepts a code for ten minutes, and sends another after a minute', async () => {
    const person = await site.person();
    const { texts, send, lastCode } = catchTexts();
    await send(person);
    await expect(send(person)).rejects.toMatchObject({ code: 'too_many_requests' });
    time += minute;
    await send(person);
    expect(texts).toHaveLength(2);
    time += 10 * minute;
    await expect(person.call(confirmPhone, { body: { code: lastCode() } })).rejects.toMatchObject({
      code: 'phone_code_expired',
    });
  });

  it('can be retried at once if the text message was not sent', async () => {
    const person = await site.person();
    const { db, now } = site.services;
    const broken = { send: () => Promise.reject(new Error('The provider is away.')) };
    await expect(sendCode({ db, now, sms: broken, site: aboutSite }, person.id)).rejects.toMatchObject({
      code: 'phone_code_unsent',
    });
    const { send, texts } = catchTexts();
    await send(person);
    expect(texts).toHaveLength(1);
  });

  it('is required', async () => {
    await site.services.db.updateTable('users').set({ phone: null }).where('id', '=', admin.id).execute();
    await expect(admin.call(sendPhoneCode, {})).rejects.toMatchObject({ code: 'phone_missing' });
  });
});

describe('evidence of an administrator', () => {
  const seen = (kind: 'papers' | 'visit') => ({ params: { id: listingId, kind } });

  it('is a badge of the listing until it expires, with name and date for administrators', async () => {
    await admin.call(recordEvidence, { ...seen('papers'), body: { months: 12 } });
    const { evidence } = await admin.call(recordEvidence, { ...seen('visit'), body: { months: 1 } });
    expect(evidence).toMatchObject([
      { kind: 'papers', by: 'Asha Tamang', until: '2027-09-01T06:00:00.000Z', isOver: false },
      { kind: 'visit', by: 'Asha Tamang', at: '2026-09-01T06:00:00.000Z' },
    ]);
    expect(await shown()).toEqual(['papers', 'visit']);
    time = Date.parse('2026-10-02T06:00:00Z');
    expect(await shown()).toEqual(['papers']);
    const later = await admin.call(viewEvidence, { params: { id: listingId } });
    expect(later.evidence).toMatchObject([{ isOver: false }, { isOver: true }]);
    const other = await makeListing(owner, { approvedBy: admin });
    expect(await shown(other)).toEqual([]);
  });

  it('is withdrawn once, and each step is logged', async () => {
    await admin.call(withdrawEvidence, seen('papers'));
    await admin.call(withdrawEvidence, seen('papers'));
    expect(await shown()).toEqual(['visit']);
    const { entries } = await admin.call(listAuditEntries, {});
    expect(
      entries
        .filter(({ subject }) => subject._id === listingId)
        .map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['listing.withdraw-evidence', 'Papers seen'],
      ['listing.visited', 'Until 1 October 2026'],
      ['listing.papers-seen', 'Until 1 September 2027'],
      ['listing.approve', undefined],
    ]);
  });
});

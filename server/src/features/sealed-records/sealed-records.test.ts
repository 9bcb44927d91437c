import { listAuditEntries } from '@thikana/contract/audit';
import { giveConsent, viewConsent } from '@thikana/contract/consent';
import { deleteOwnAccount } from '@thikana/contract/own-data';
import { deleteUser } from '@thikana/contract/users';
import { beforeEach, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { queueJob } from '../../../test/queue-job.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { deleteSealedRecords } from './delete-sealed-records.ts';
import { readSealedRecords } from './read-sealed-records.ts';
import { makeSealingKey } from './sealing-key.ts';

const site = await useTestSite();
const { db } = site.services;
const admin = await site.person('admin');
beforeEach(async () => void (await db.deleteFrom('sealed_records').execute()));

const leave = ({ call, password, email }: Person) =>
  call(deleteOwnAccount, { body: { password, confirm: email } });
const count = async () => (await db.selectFrom('sealed_records').select('id').execute()).length;

it('keeps nothing of a deleted account without a key of the operator', async () => {
  await leave(await site.person());
  expect(await count()).toBe(0);
});

it('seals who a deleted account was, its logins, consents and decisions; reading is in the audit log', async () => {
  const privateKey = await makeSealingKey(db, admin.id);
  const person = await site.person();
  const { notice } = (await person.call(viewConsent, {})).consent;
  await person.call(giveConsent, { body: { notice: notice.version, isOfAge: true } });
  await makeListing(person, { approvedBy: admin });
  await leave(person);
  await leave(await site.person());

  expect(await count()).toBe(2);
  const { rows } = await site.services.pool.query('select t::text as row from sealed_records as t');
  for (const { row } of rows) expect(row).not.toContain(person.id);

  const email = person.email.toUpperCase();
  const { records, otherKeys } = await readSealedRecords(db, { privateKey, email, adminId: admin.id });
  expect(otherKeys).toBe(0);
  expect(records).toMatchObject([
    {
      account: { id: person.id, email: person.email },
      logins: [{ is_kept: false }],
      consents: [{ purpose: 'notice', version: notice.version }],
      decisions: [{ to_status: 'approved' }],
      deletedAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(records)).not.toContain('password');
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'sealed.read' } });
  expect(entries).toMatchObject([
    { subject: { label: person.id }, detail: 'Records: 1', admin: { _id: admin.id } },
  ]);
});

it('is not read with another key', async () => {
  await makeSealingKey(db, admin.id);
  await leave(await site.person());
  const privateKey = await makeSealingKey(db, admin.id);
  const other = await site.person();
  await admin.call(deleteUser, { params: { id: other.id }, query: { confirm: other.email } });
  const { records, otherKeys } = await readSealedRecords(db, {
    privateKey,
    email: undefined,
    adminId: admin.id,
  });
  expect(records).toMatchObject([{ account: { id: other.id } }]);
  expect(otherKeys).toBe(1);
});

it('is deleted on its day, 365 days later', async () => {
  await makeSealingKey(db, admin.id);
  await leave(await site.person());
  const after = async (days: number) => {
    await deleteSealedRecords(db, new Date(site.services.now().getTime() + days * dayMilliseconds));
    return count();
  };
  expect(await after(364)).toBe(1);
  expect(await after(365)).toBe(0);
});

it('is deleted by the nightly job', async () => {
  await makeSealingKey(db, admin.id);
  await leave(await site.person());
  await db.updateTable('sealed_records').set({ sealed_on: '2025-01-01', delete_on: '2026-01-01' }).execute();
  await queueJob(site.database.connectionString, 'delete-sealed-records');
  await expect.poll(count).toBe(0);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listAuditEntries } from '@thikana/contract/audit';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSystem } from '@thikana/contract/system';
import { sendTestMail } from '@thikana/contract/test-mail';
import { afterAll, expect, it } from 'vitest';
import { refuse, startRelay } from '../../../test/start-relay.ts';
import { useTestSite } from '../../../test/test-site.ts';

const secret = 's3cret/word';
let answer: Error | undefined;
const relay = await startRelay({
  onAuth: (_auth, _session, done) => done(null, { user: 'me' }),
  onRcptTo: (_address, _session, done) => done(answer),
});
afterAll(() => relay.stop());
const relayed = await useTestSite({
  environment: {
    SMTP_URL: `smtp://me:${encodeURIComponent(secret)}@127.0.0.1:${relay.port}`,
    RATE_LIMITS: 'on',
  },
});
const outboxed = await useTestSite();

const auditOf = async (admin: Awaited<ReturnType<typeof relayed.person>>) =>
  (await admin.call(listAuditEntries, { query: { action: 'site.test-mail' } })).entries.map(
    ({ detail }) => detail,
  );

it('goes to the administrator who asked for it, and returns the relay’s answer', async () => {
  const [admin, other] = await Promise.all([relayed.person('admin'), relayed.person('admin')]);
  const sent = await admin.call(sendTestMail, {});
  expect(sent).toEqual({ to: admin.email, outcome: 'accepted', detail: expect.stringMatching(/^250 /) });
  expect(relay.deliveries.map(({ recipients }) => recipients)).toEqual([[admin.email]]);
  expect(relay.deliveries[0]?.mail.subject).toBe('Test email from Thikana');
  expect(await auditOf(other)).toEqual([`Test email accepted: ${sent.detail}`]);
});

it('names the relay in the audit log in the language of its reader', async () => {
  const admin = await relayed.person('admin');
  await admin.call(sendTestMail, {});
  const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': 'hi' };
  const log = await relayed.app.http.inject({ url: '/api/admin/audit', headers });
  expect(log.json().entries[0].subject.label).toBe('ईमेल रिले');
});

it('returns the refusal of the relay, which the audit log keeps', async () => {
  const admin = await relayed.person('admin');
  answer = refuse(550, `Not for ${admin.email}, nor with ${secret}`);
  expect(await admin.call(sendTestMail, {})).toEqual({
    to: admin.email,
    outcome: 'failed',
    problem: 'refused',
    detail: '550 Not for [address], nor with [password]',
  });
  answer = undefined;
  expect((await auditOf(admin))[0]).toBe('Test email not sent: 550 Not for [address], nor with [password]');
});

it('is limited to ten an hour for each account', async () => {
  const admin = await relayed.person('admin');
  for (let count = 0; count < 10; count += 1) await admin.call(sendTestMail, {});
  const { length } = relay.deliveries;
  await expect(admin.call(sendTestMail, {})).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(relay.deliveries).toHaveLength(length);
});

it('shows that a relay works again at once', async () => {
  const admin = await relayed.person('admin');
  await relay.stop();
  expect(await admin.call(sendTestMail, {})).toMatchObject({ outcome: 'failed', problem: 'unreachable' });
  await relayed.services.relay?.check();
  expect((await admin.call(viewSystem, {})).watch.relay?.state).toBe('failed');
  const again = await startRelay({
    port: relay.port,
    onAuth: (_auth, _session, done) => done(null, { user: 'me' }),
  });
  try {
    expect(await admin.call(sendTestMail, {})).toMatchObject({ outcome: 'accepted' });
    expect((await admin.call(viewSystem, {})).watch.relay?.state).toBe('ok');
  } finally {
    await again.stop();
  }
});

it('names the file if there is no relay, and has the brand of the site', async () => {
  const admin = await outboxed.person('admin');
  const { settings } = await admin.call(viewSettings, {});
  const brand = { ...settings.brand, name: 'Basera' };
  await admin.call(saveSettings, { body: { ...settings, brand } });
  const { outcome, detail = '' } = await admin.call(sendTestMail, {});
  expect(outcome).toBe('written');
  expect(detail).toMatch(/^outbox\/.+\.eml$/);
  const mail = await readFile(path.join(outboxed.dataDir, detail), 'utf8');
  expect(mail).toContain('Subject: Test email from Basera');
  expect(mail).toContain('From: Basera <');
});

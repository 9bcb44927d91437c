import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './create-mailer.ts';

const link = `https://thikana.example/reset-password/${'0123456789abcdef'.repeat(6)}`;
const mail = {
  to: 'Asha.Rai@example.org',
  ...composeMail({
    siteName: 'Thikana',
    subject: 'Choose a new password for Thikana',
    preheader: 'Preheader',
    heading: 'Heading',
    body: ['Hello Asha Rai,'],
    button: { label: 'Open', link },
    notes: [],
  }),
};

let folder: string;
let lines: { details: Record<string, unknown>; message: string }[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

function outbox(outboxDir = join(folder, 'data', 'outbox')) {
  const info = (details: Record<string, unknown>, message: string) => lines.push({ details, message });
  return createMailer({ outboxDir, from: 'Thikana <no-reply@thikana.example>', log: { info } as never });
}

test('an email becomes one complete file that an email program can open', async () => {
  await outbox().send(mail);

  const [name, ...others] = await readdir(join(folder, 'data', 'outbox'));
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-asha-rai-example-org-[0-9a-f]{8}\.eml$/);
  const file = join(folder, 'data', 'outbox', String(name));
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({
    subject: 'Choose a new password for Thikana',
    from: { address: 'no-reply@thikana.example' },
    to: [{ address: 'Asha.Rai@example.org' }],
  });
  expect(parsed.messageId).toMatch(/^<.+@.+>$/);
  expect(Date.parse(String(parsed.date))).toBeGreaterThan(0);
  expect(parsed.text).toContain(link);
  expect(parsed.html).toContain(`href="${link}"`);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('the log has recipient, subject and link', async () => {
  await outbox().send(mail);

  expect(lines).toHaveLength(1);
  expect(lines[0]?.details).toMatchObject({ to: mail.to, subject: mail.subject, link });
  expect(lines[0]?.message).toBe(`Mail to ${mail.to}: "${mail.subject}" ${link}`);
});

test('emails of the same moment get separate files', async () => {
  const mailer = outbox();
  await Promise.all(Array.from({ length: 10 }, () => mailer.send(mail)));

  expect(await readdir(join(folder, 'data', 'outbox'))).toHaveLength(10);
});

test('an email sent again replaces the first', async () => {
  const mailer = outbox();
  const queued = { ...mail, id: 'f3a1', queuedAt: '2026-11-21T10:00:00.000Z' };
  for (let time = 0; time < 3; time += 1) await mailer.send(queued);

  expect(await readdir(join(folder, 'data', 'outbox'))).toHaveLength(1);
});

test('a recipient cannot escape the folder', async () => {
  await outbox().send({ ...mail, to: '../../escape@example.org' });

  expect(await readdir(folder)).toEqual(['data']);
  expect(await readdir(join(folder, 'data', 'outbox'))).toHaveLength(1);
});

test('a folder that cannot be created is an error, not a lost email', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');

  await expect(outbox(file).send(mail)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(lines).toEqual([]);
});

import { afterEach, expect, test } from 'vitest';
import { refuse, startRelay } from '../../../test/start-relay.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './create-mailer.ts';
import type { Mailer } from './mailer.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function mailerTo(port: number): Mailer {
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    outboxDir: '/nowhere',
    from: 'Thikana <no-reply@thikana.example>',
    log: { info: () => {} },
  });
  cleanups.push(() => mailer.close());
  return mailer;
}

const link = 'https://thikana.example/verify-email?token=abc&next=1';
const mail = {
  to: 'asha@example.org',
  ...composeMail({
    siteName: 'Thikana',
    subject: 'Confirm your email address for Thikana',
    preheader: 'Preheader',
    heading: 'Heading',
    body: ['Hello Asha Rai,'],
    button: { label: 'Open', link },
    notes: [],
  }),
};

test('delivers both parts to the one recipient', async () => {
  const relay = await startRelay();
  cleanups.push(relay.stop);

  await mailerTo(relay.port).send(mail);

  expect(relay.deliveries).toHaveLength(1);
  const [delivery] = relay.deliveries;
  expect(delivery?.recipients).toEqual(['asha@example.org']);
  expect(delivery?.mail).toMatchObject({
    subject: 'Confirm your email address for Thikana',
    from: { name: 'Thikana', address: 'no-reply@thikana.example' },
    to: [{ address: 'asha@example.org' }],
  });
  expect(delivery?.mail.text).toContain(link);
  expect(delivery?.mail.html).toContain('href="https://thikana.example/verify-email?token=abc&amp;next=1"');
  expect(delivery?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('includes one-click unsubscribe, and keeps its Message-ID when sent again', async () => {
  const relay = await startRelay();
  cleanups.push(relay.stop);
  const mailer = mailerTo(relay.port);

  const queued = { ...mail, id: 'f3a1', unsubscribeLink: 'https://thikana.example/alerts/abc' };
  for (let time = 0; time < 2; time += 1) await mailer.send(queued);

  for (const { mail: received } of relay.deliveries) {
    expect(received.messageId).toBe('<f3a1@thikana.example>');
    expect(received.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: '<https://thikana.example/alerts/abc>' }),
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    );
  }
  expect(relay.deliveries).toHaveLength(2);
});

test('keeps Bengali words and emoji whole', async () => {
  const relay = await startRelay();
  cleanups.push(relay.stop);

  await mailerTo(relay.port).send({ ...mail, subject: 'ঠিকানা 🏡', text: 'শিলিগুড়ি' });

  expect(relay.deliveries[0]?.mail.subject).toBe('ঠিকানা 🏡');
  expect(relay.deliveries[0]?.mail.text).toContain('শিলিগুড়ি');
});

test('several emails share the pool', async () => {
  const relay = await startRelay();
  cleanups.push(relay.stop);
  const mailer = mailerTo(relay.port);
  const recipients = Array.from({ length: 20 }, (_, index) => `visitor${index}@example.org`);

  await Promise.all(recipients.map((to) => mailer.send({ ...mail, to })));

  expect(relay.deliveries.flatMap((delivery) => delivery.recipients).sort()).toEqual(recipients.sort());
});

test.each([421, 550])('an answer of %i to the recipient rejects with that code', async (responseCode) => {
  const relay = await startRelay({ onRcptTo: (_address, _session, done) => done(refuse(responseCode)) });
  cleanups.push(relay.stop);

  await expect(mailerTo(relay.port).send(mail)).rejects.toMatchObject({ responseCode });
});

test('a refused message rejects', async () => {
  const relay = await startRelay({
    onData: (stream, _session, done) => stream.on('end', () => done(refuse(554))).resume(),
  });
  cleanups.push(relay.stop);

  await expect(mailerTo(relay.port).send(mail)).rejects.toMatchObject({ responseCode: 554 });
});

test('the second attempt succeeds once the relay is back', async () => {
  const first = await startRelay();
  const mailer = mailerTo(first.port);
  await first.stop();
  await expect(mailer.send(mail)).rejects.toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });

  const second = await startRelay({ port: first.port });
  cleanups.push(second.stop);
  await mailer.send(mail);

  expect(second.deliveries).toHaveLength(1);
});

test('a relay restart between two emails loses none', async () => {
  const first = await startRelay();
  const mailer = mailerTo(first.port);
  await mailer.send(mail);
  await first.stop();
  const second = await startRelay({ port: first.port });
  cleanups.push(second.stop);

  await mailer.send(mail).catch(() => mailer.send(mail));

  expect(second.deliveries).toHaveLength(1);
});

test('verify distinguishes a running relay from a dead one', async () => {
  const relay = await startRelay();
  const mailer = mailerTo(relay.port);
  await expect(mailer.verify?.()).resolves.toBeUndefined();

  await relay.stop();
  await expect(mailer.verify?.()).rejects.toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
});

test('a subject cannot add headers or recipients', async () => {
  const relay = await startRelay();
  cleanups.push(relay.stop);

  await mailerTo(relay.port).send({
    ...mail,
    subject: 'Hello\r\nBcc: thief@example.com\nX-Injected: yes\u2028Cc: thief@example.com',
  });

  const [delivery] = relay.deliveries;
  expect(delivery?.recipients).toEqual(['asha@example.org']);
  expect(delivery?.mail.subject).toBe('Hello Bcc: thief@example.com X-Injected: yes Cc: thief@example.com');
  expect(delivery?.mail.headers.map(({ key }) => key)).not.toContain('x-injected');
  expect(delivery?.mail.cc ?? []).toEqual([]);
  expect(delivery?.mail.bcc ?? []).toEqual([]);
});

test.each([
  'asha@example.org\r\nBcc: thief@example.com',
  'asha@example.org, thief@example.com',
  'asha@example.org;thief@example.com',
  'Asha <asha@example.org>',
  'friends:a@example.org;',
  'asha@example.org\u0000',
  'asha@@example.org',
  'asha',
  '',
  `${'a'.repeat(250)}@example.org`,
])('refuses %j as a recipient before talking to the relay', async (to) => {
  const relay = await startRelay();
  cleanups.push(relay.stop);

  await expect(mailerTo(relay.port).send({ ...mail, to })).rejects.toThrow('is not an email address');

  expect(relay.deliveries).toEqual([]);
});

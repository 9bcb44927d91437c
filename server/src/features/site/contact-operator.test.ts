import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { contactOperator } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite({
  environment: { RATE_LIMITS: 'on', CONTACT_EMAIL: 'office@thikana.example' },
});

const message = { name: 'Bina Rai', email: 'bina@example.org', message: 'Is the flat still free?\nBina' };
const write = (changes: Partial<typeof message & { website: string }> = {}) =>
  site.call(contactOperator, { body: { ...message, ...changes } });

it('emails the operator with the visitor as Reply-To, and discards messages of bots', async () => {
  const thrownAway = await write({ message: 'Buy our wonderful pills', website: 'https://pills.example' });
  expect(await write()).toEqual(thrownAway);

  const mail = await site.mailTo('office@thikana.example');
  expect(mail.replyTo).toBe('bina@example.org');
  expect(mail.subject).toBe('Message from Bina Rai through Thikana');
  expect(mail.text).toContain('> Is the flat still free?\n> Bina');
  expect(await readdir(path.join(site.dataDir, 'outbox'))).toHaveLength(1);
});

it('reports missing fields', async () => {
  await expect(write({ message: 'Hello' })).rejects.toMatchObject({
    fields: { message: 'Message must be at least 10 characters long.' },
  });
});

it('accepts five messages an hour from one address', async () => {
  await write();
  await write();
  await expect(write()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
});

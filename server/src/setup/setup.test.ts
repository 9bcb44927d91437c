import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentCity } from '@thikana/contract/city';
import { Kysely, PostgresDialect } from 'kysely';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { useCityOfTests } from '../../test/city/cities.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { openTestSite } from '../../test/test-site.ts';
import { readConfig } from '../config.ts';
import { hasAdmin } from '../features/accounts/accounts.feature.ts';
import { createPool } from '../platform/database/pool.ts';
import type { Tables } from '../platform/database/tables.ts';
import { setUp } from './set-up.ts';
import { readSiteEnv } from './site-env.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
const dataDir = makeTemporaryFolder();
beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  database = await createTestDatabase();
  pool = createPool({ connectionString: database.connectionString, maxConnections: 4 });
});
afterAll(async () => {
  useCityOfTests('siliguri');
  await pool.end();
  await database.drop();
});

const admin = { name: 'Wanjiru Kamau', email: 'wanjiru@example.com', password: 'a long one' };
const town = {
  ...{ pack: '', cityName: 'Nakuru', country: 'ke', currency: 'KES', timeZone: 'Africa/Nairobi' },
  ...{ centre: '-0.2833, 36.0667', areaUnit: 'm²', rent: '20000', price: '6000000' },
  areas: 'Milimani\nLanet, -0.30, 36.13\n\nSection 58',
};
const brand = { siteName: 'Nakuru Homes', colour: '#1d5b43' };
const contact = {
  ...{ contactEmail: 'office@example.com', phone1: '+254 712 345678', contactLocation: 'Nakuru' },
};

/** A process of the site that is being set up. */
async function startProcess() {
  const port = await freePort();
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' });
  let printed = '';
  const ended = setUp(config, {
    database: { pool, embedded: false },
    wantsDemo: false,
    print: (text) => {
      printed = text;
    },
  });
  await expect.poll(() => printed).toContain('/setup?code=');
  const address = /http\S+/.exec(printed)?.[0] ?? '';
  return { address, ended, origin: new URL(address).origin };
}

function browser(origin: string) {
  let cookie = '';
  return {
    async open(url: string) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async send(step: string, fields: Record<string, string>, picture?: Buffer) {
      const body = picture ? new FormData() : new URLSearchParams();
      for (const [name, text] of Object.entries({ step, ...fields })) body.set(name, text);
      if (picture) (body as FormData).set('picture', new Blob([new Uint8Array(picture)]), 'logo');
      const answer = await fetch(`${origin}/setup`, {
        ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body },
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

it('leads from an empty database to a site in a typed town, across a restart and another process', async () => {
  const first = await startProcess();
  const stranger = browser(first.origin);
  for (const page of ['/', '/setup', '/setup?code=wrong', '/api/site', '/login'])
    expect(await stranger.open(first.origin + page)).toMatchObject({
      status: 503,
      text: expect.stringContaining('This site is being set up'),
    });
  expect((await stranger.send('admin', admin)).status).toBe(503);

  const operator = browser(first.origin);
  const opened = await operator.open(first.address);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.headers.get('set-cookie')).toMatch(/Max-Age=86400; HttpOnly; SameSite=Strict/);
  expect((await stranger.open(first.address)).status).toBe(503);
  expect((await operator.open(`${first.origin}/setup`)).text).toContain('Step 1 of 6');

  const short = await operator.send('admin', { ...admin, password: 'short' });
  expect(short.status).toBe(400);
  expect(short.text).toContain('Password must be at least 6 characters long.');
  expect(short.text).not.toContain('value="short"');
  expect((await operator.send('admin', admin)).status).toBe(303);

  // Another process of the same site: its code goes on where the first one is, and ends that one's session.
  const second = await startProcess();
  expect((await operator.open(`${first.origin}/setup`)).status).toBe(503);
  const again = browser(second.origin);
  await again.open(second.address);
  expect((await again.open(`${second.origin}/setup`)).text).toContain('Step 2 of 6');

  const placed = await again.send('city', { ...town, centre: '', map: 'find' });
  expect(placed.status).toBe(200);
  expect(placed.text).toContain('value="-0.3070, 36.0720"');
  expect(placed.text).toContain('The centre is in the middle of Nakuru.');
  expect(placed.text).toContain('value="Africa/Nairobi"');
  const wrong = await again.send('city', {
    ...town,
    areas: 'Milimani\nLanet, far away\nMilimani',
    rent: 'x',
  });
  expect(wrong.text).toContain('Line 2: give a name, or name, latitude, longitude.');
  expect(wrong.text).toContain('Line 3: Milimani is there twice.');
  expect(wrong.text).toContain('Please give a whole number above 0.');
  expect((await again.send('city', town)).status).toBe(303);
  // A second press of an earlier form changes nothing.
  expect((await again.send('city', { ...town, cityName: 'Eldoret' })).status).toBe(303);
  expect(currentCity()).toMatchObject({ name: 'Nakuru', currency: 'KES', callingCode: '254' });
  expect(currentCity().landUnits.map(({ unit }) => unit)).toEqual(['m²', 'acre', 'hectare']);

  expect((await again.send('brand', { siteName: '', colour: 'red' })).status).toBe(400);
  await uploadLogo(again, `${second.origin}/setup`);
  await again.send('brand', brand);
  for (const [name, phone] of Object.entries({ phone1: '12', phone2: 'call us' })) {
    const { status, text } = await again.send('contact', { ...contact, [name]: phone });
    expect({ status, text }).toMatchObject({ status: 400, text: expect.stringContaining('Kenya') });
  }
  await again.send('contact', { ...contact, phone2: '' });
  // Back keeps what was typed; the city stays.
  await again.send('mail', { host: 'half-typed', back: 'yes' });
  const before = await again.open(`${second.origin}/setup`);
  expect(before.text).toContain('value="office@example.com"');
  await again.send('contact', { ...contact, back: 'yes' });
  const brandAgain = await again.open(`${second.origin}/setup`);
  expect(brandAgain.text).toContain('value="Nakuru Homes"');
  expect(brandAgain.text).not.toContain('name="back"');
  await again.send('brand', { ...brand, back: 'yes' });
  await again.send('contact', contact);
  expect((await again.open(`${second.origin}/setup`)).text).toContain('value="half-typed"');
  const { relay, mails } = await startRelay();
  const bad = await again.send('mail', { host: '127.0.0.1', port: '1' });
  expect(bad.text).toContain('The relay did not take the test mail');
  const mail = { host: '127.0.0.1', port: String(relay), relayPassword: '', user: '' };
  expect((await again.send('mail', { ...mail, from: 'Nakuru Homes <office@example.com>' })).status).toBe(303);
  expect(mails[0]).toContain('wanjiru@example.com');
  expect(readSiteEnv(dataDir)).toEqual({
    SMTP_URL: `smtp://127.0.0.1:${relay}`,
    MAIL_FROM: 'Nakuru Homes <office@example.com>',
  });
  expect(statSync(path.join(dataDir, 'site.env')).mode & 0o777).toBe(0o600);

  const summary = await again.open(`${second.origin}/setup`);
  expect(summary.text).toContain('Nakuru, 3 areas. 2 of them have no position yet.');
  expect(summary.text).toContain('<img class="logo" src="data:image/png;base64,');
  expect(summary.text).toMatch(/#1d5b43 in the light theme, with text of contrast \d\.\d:1/);
  const opening = await again.send('open', {});
  expect(opening.text).toContain('The site is opening');
  expect(opening.text).toContain('<meta http-equiv="refresh" content="10; url=/login">');
  expect(await Promise.all([first.ended, second.ended])).toEqual([true, true]);
}, 60_000);

/** The brand step with damaged, large, removed and good logos. */
async function uploadLogo(operator: ReturnType<typeof browser>, address: string) {
  const page = async () => (await operator.open(address)).text;
  const none = await operator.send('brand', { ...brand, siteName: '' }, Buffer.alloc(0));
  expect(none.text).toContain('Please fill this in.');
  const damaged = await operator.send('brand', brand, Buffer.from('<svg onload="alert(1)"/>'));
  expect(damaged.status).toBe(400);
  expect(damaged.text).toContain('value="Nakuru Homes"');
  expect(damaged.text).toContain('This file is not a picture we can read.');
  const large = await operator.send('brand', brand, Buffer.alloc(201 * 1024, 'x'));
  expect(large.text).toContain('A logo or icon may have at most 200 KB.');

  const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#a34a28' } })
    .png()
    .toBuffer();
  // Another field is wrong: the logo is not chosen again.
  expect((await operator.send('brand', { ...brand, siteName: '' }, logo)).text).toContain('Remove the logo');
  expect((await operator.send('brand', { ...brand, removeLogo: 'yes' })).status).toBe(303);
  expect(await page()).not.toContain('data:image/png');
  expect((await operator.send('brand', { ...brand, siteName: '' }, logo)).text).toContain('data:image/png');
}

it('opens with the typed city, name, logo and contact, and is never set up again', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const options = { database: { pool, embedded: false }, wantsDemo: false, print: () => {} };
  expect(await setUp(config, options)).toBe(true);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  expect(await hasAdmin(db)).toBe(true);
  const stored = await db.selectFrom('site_values').select('value').where('name', '=', 'setup').execute();
  expect(JSON.stringify(stored)).not.toContain(admin.password);

  useCityOfTests('siliguri');
  const beside = { connectionString: database.connectionString, drop: async () => {} };
  const site = await openTestSite({ database: beside });
  expect(currentCity().areas.map(({ slug }) => slug)).toEqual(['milimani', 'lanet', 'section-58']);
  const answer = await site.app.http.inject('/api/site');
  expect(answer.json()).toMatchObject({
    name: 'Nakuru Homes',
    contactEmail: 'office@example.com',
    logo: { src: expect.stringMatching(/^\/brand\/[0-9a-f]{16}\.png$/), width: 300, height: 100 },
    icon: expect.stringMatching(/^\/brand\//),
    counters: { listings: 0, customers: 0, areas: 0 },
  });
  expect((await site.app.http.inject('/setup')).body).not.toContain('Step');
  await site.close();
});

it('leaves a site alone that has an administrator', async () => {
  const other = await createTestDatabase();
  const otherPool = createPool({ connectionString: other.connectionString, maxConnections: 2 });
  const environment = { DATA_DIR: makeTemporaryFolder() };
  const options = { database: { pool: otherPool, embedded: false }, wantsDemo: false, print: () => {} };
  expect(await setUp(readConfig({ ...environment, SETUP: 'off' }), options)).toBe(false);
  expect(await setUp(readConfig({ ...environment, ADMIN_EMAIL: 'a@example.com' }), options)).toBe(false);
  await otherPool.end();
  await other.drop();
});

async function startRelay() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      mails.push(Buffer.concat(await stream.toArray()).toString());
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { relay: (server.server.address() as { port: number }).port, mails };
}

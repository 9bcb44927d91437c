import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { readConfig } from './config.ts';

const problemsOf = (...input: Parameters<typeof readConfig>): string[] => {
  try {
    readConfig(...input);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
};

it('names all problems at once, one sentence each', () => {
  expect(
    problemsOf({ PORT: 'many', SMPT_URL: 'smtp://relay', S3_BUCKET: 'pictures', TRUSTED_PROXIES: 'nginx' }),
  ).toEqual([
    'PORT should be a port number.',
    'TRUSTED_PROXIES should list addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas.',
    'SMPT_URL is not a setting. Did you mean SMTP_URL?',
    'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.',
  ]);
});

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TRUSTED_PROXY', undefined],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['RAZORPAY_KEYSECRET', 'RAZORPAY_KEY_SECRET'],
  ['AWS_REGION', undefined],
  ['SITE_URL', undefined],
  ['npm_config_cache', undefined],
  ['OTEL_EXPORTER_OTLP_HEADERS', undefined],
])('reads the name %s as %s', (name, meant) => {
  expect(problemsOf({ [name]: 'x' })).toEqual(
    meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [],
  );
});

it.each([
  [
    { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'x' },
    'OIDC_ISSUER and OIDC_CLIENT_ID are set, so OIDC_CLIENT_SECRET is needed too.',
  ],
  [
    { RAZORPAY_KEY_ID: 'x' },
    'RAZORPAY_KEY_ID is set, so RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are needed too.',
  ],
  [{ MAIL_FROM: 'homes@example.org' }, 'MAIL_FROM is set, so SMTP_URL is needed too.'],
  [{ ADMIN_PASSWORD: 'a password' }, 'ADMIN_PASSWORD is set, so ADMIN_EMAIL is needed too.'],
])('rejects the half-set group %j', (given, problem) => {
  expect(problemsOf(given)).toEqual([problem]);
});

it.each([
  [
    { BACKUP_TO: 'backups' },
    'BACKUP_TO should be a folder such as /var/backups/thikana, or s3://bucket/folder.',
  ],
  [
    { BACKUP_TO: 's3:/bucket' },
    'BACKUP_TO should be a folder such as /var/backups/thikana, or s3://bucket/folder.',
  ],
  [{ BACKUP_AT: '03:30' }, 'BACKUP_AT is set, so BACKUP_TO is needed too.'],
  [{ BACKUP_TO: '/backups', BACKUP_AT: '25:00' }, 'BACKUP_AT should be a time such as 03:30.'],
  [{ BACKUP_TO: '/backups', BACKUP_KEEP: '0' }, 'BACKUP_KEEP should be from 1 to 1000.'],
  [
    { BACKUP_TO: 's3://backups' },
    'BACKUP_TO names a bucket, so BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are needed too.',
  ],
  [{ BACKUP_BEFORE_MIGRATION: 'no' }, 'BACKUP_BEFORE_MIGRATION should be on or off.'],
])('rejects the backup settings %j', (given, problem) => {
  expect(problemsOf(given)).toEqual([problem]);
});

it('reads the bucket of backups, with the keys of the pictures unless it has its own', () => {
  const keys = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_REGION: 'r' };
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'c', BACKUP_S3_SECRET_ACCESS_KEY: 'd', BACKUP_S3_REGION: 's' };
  const read = (changes: Record<string, string>) =>
    readConfig({ ...keys, BACKUP_TO: 's3://backups/cities/siliguri', ...changes }).backups;
  const place = { bucket: 'backups', prefix: 'cities/siliguri' };
  expect(read({})).toMatchObject({
    keep: 7,
    target: { s3: { ...place, accessKeyId: 'a', secretAccessKey: 'b', region: 'r' } },
  });
  expect(read(own)?.target).toMatchObject({
    s3: { ...place, accessKeyId: 'c', secretAccessKey: 'd', region: 's' },
  });
});

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/8/8', '127.0.0.1, proxy'])('rejects the proxies %j', (proxies) => {
  expect(problemsOf({ TRUSTED_PROXIES: proxies })).toHaveLength(1);
});

it.each(['127.0.0.1,::1', '10.0.0.0/8', 'fd00::/8', 'loopback'])('accepts the proxies %j', (proxies) => {
  expect(readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies).toEqual(proxies.split(','));
});

it('rejects an address to listen on that the machine does not have', () => {
  const own = ['127.0.0.1', '::1', '10.0.0.5'];
  const problem = 'HOST=10.0.0.6 is not an address of this machine. Use 0.0.0.0 for all of its addresses.';
  expect(problemsOf({ HOST: '10.0.0.6' }, own)).toEqual([problem]);
  for (const host of ['10.0.0.5', '0.0.0.0', '::', 'localhost', ''])
    expect(problemsOf({ HOST: host }, own)).toEqual([]);
});

it.each(['Thikana', 'hello@', 'Thikana <hello>', 'a@example.org, b@example.org'])(
  'rejects the sender %j',
  (from) => {
    expect(problemsOf({ SMTP_URL: 'smtp://relay', MAIL_FROM: from })).toEqual([
      'MAIL_FROM should look like Thikana <hello@homes.example.org>.',
    ]);
  },
);

it.each(['hello@homes.example.org', 'Nakuru Homes <hello@homes.example.org>'])(
  'accepts the sender %j',
  (from) => {
    expect(readConfig({ SMTP_URL: 'smtp://relay', MAIL_FROM: from }).mail.from).toBe(from);
  },
);

it.each(['sec/ret', 'sec#ret', 'sec?ret', '12/34', '12?3=4', '100%', 'sec ret'])(
  'never echoes the password %j of an address, which has to be percent-encoded',
  (password) => {
    const address = `//thikana:${password}@database.example.org/thikana`;
    const problems = problemsOf({
      DATABASE_URL: `postgresql:${address}`,
      DATABASE_READ_URL: `postgresql:${address}`,
      SMTP_URL: `smtp:${address}`,
      MAIL_FROM: 'a@example.org',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL']),
    );
    expect(problems.join('\n')).toContain('percent-encoded');
    expect(problems.join('\n')).not.toContain(password);
    const encoded = `//thikana:${encodeURIComponent(password)}@database.example.org/thikana`;
    expect(problemsOf({ DATABASE_URL: `postgresql:${encoded}` })).toEqual([]);
  },
);

it.each([
  'https://tiles.example.org/map.png',
  'ftp://tiles.example.org/map.pmtiles',
  '/srv/map.png',
  'tiles',
])('rejects the tiles %j', (url) => {
  expect(() => readConfig({ TILES_URL: url })).toThrow('TILES_URL should look like');
});

it('serves a tile archive of this machine itself, if it is one', () => {
  const folder = makeTemporaryFolder();
  const archive = path.join(folder, 'siliguri.pmtiles');
  const read = () => readConfig({ TILES_URL: archive });
  expect(read).toThrow(`TILES_URL names the file ${archive}, which cannot be read.`);
  writeFileSync(archive, '<!doctype html>');
  expect(read).toThrow(`TILES_URL names the file ${archive}, which is not a PMTiles archive of version 3.`);
  writeFileSync(archive, 'PMTiles\x03', 'latin1');
  expect(read()).toMatchObject({ tiles: { url: '/tiles/map.pmtiles' }, tilesFile: archive });
});

it.each(['https://tiles.example.org/{z}/{x}/{y}.png', 'https://tiles.example.org/siliguri.pmtiles'])(
  'accepts the tiles %j',
  (url) => {
    expect(readConfig({ TILES_URL: url }).tiles).toEqual({ url, attribution: undefined });
  },
);

it.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
])('uses openable links while listening on %s', (host, link) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(link);
});

it('accepts a replica only with an external database', () => {
  const replica = 'postgresql://reader@replica/thikana';
  expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow(
    'DATABASE_READ_URL is set, so DATABASE_URL is needed too.',
  );
  const both = readConfig({
    DATABASE_URL: 'postgresql://thikana@database/thikana',
    DATABASE_READ_URL: replica,
  });
  expect(both.databaseReadUrl).toBe(replica);
});

it('exports traces if a collector is configured and tracing is not disabled', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(readConfig({}).tracing).toBeUndefined();
  expect(readConfig(endpoint).tracing).toMatchObject({
    url: 'http://collector:4318/v1/traces',
    sampler: 'always_on',
    isParentBased: true,
  });
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ ...endpoint, ...sampler }).tracing).toMatchObject({
    sampler: 'traceidratio',
    ratio: 0.05,
    isParentBased: false,
  });
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeUndefined();
  expect(() => readConfig({ OTEL_TRACES_SAMPLER: 'some' })).toThrow('OTEL_TRACES_SAMPLER should be');
});

it.each(['localhost', '127.0.0.1', '::1'])('allows disabled rate limits while listening on %s', (host) => {
  expect(readConfig({ RATE_LIMITS: 'off', HOST: host }).rateLimits).toBe(false);
});

it.each(['0.0.0.0', '::', '192.0.2.7', 'fd00::2', 'homes.example.org'])(
  'rejects disabled rate limits on a public address: %s',
  (host) => {
    expect(() => readConfig({ RATE_LIMITS: 'off', HOST: host })).toThrow('RATE_LIMITS=off is refused');
    expect(readConfig({ HOST: host }).rateLimits).toBe(true);
  },
);

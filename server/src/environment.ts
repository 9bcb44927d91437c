import { isIP } from 'node:net';
import path from 'node:path';
import { settingsSchema } from '@thikana/contract/settings';
import { isTileArchive } from '@thikana/contract/tile-archive';
import { z } from 'zod';
import { tileArchiveProblem } from './lib/tile-archive.ts';

const folder = path.resolve(import.meta.dirname, '../..');
/**
 * The folder of the operator's own files: the project, or an unpacked release. A build of the project is in a folder
 * below `build` that is deleted some time after the next build.
 */
export const homeDir =
  path.basename(path.dirname(folder)) === 'build' ? path.resolve(folder, '../..') : folder;

export const defaultDataDir = path.join(homeDir, 'data');

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const text = () => z.preprocess(blankIsUnset, z.string().optional());
const url = (protocols: RegExp, example: string) =>
  z.preprocess(blankIsUnset, z.url({ protocol: protocols, error: `should look like ${example}` }).optional());
const processRange = 'should be from 1 to 64';
const keepRange = 'should be from 1 to 1000';
const percentEncode = 'has special characters in its password: write them percent-encoded, such as %40 for @';
const databaseUrl = () =>
  text()
    .refine((value) => value === undefined || !hasPlainPassword(value), { error: percentEncode, abort: true })
    .refine(
      (value) => value === undefined || isDatabaseUrl(value),
      'should look like postgresql://user:password@host:5432/database',
    );
const list = (fallback: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .string()
      .default(fallback)
      .transform((value) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
  );

/** Every setting, as it is written in the environment. */
export const environmentSchema = z.object({
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number('should be a port number').int().min(0).max(65535).default(3000),
  ),
  PROCESSES: z.preprocess(
    blankIsUnset,
    z.coerce.number(processRange).int(processRange).min(1, processRange).max(64, processRange).optional(),
  ),
  PUBLIC_URL: url(/^https?$/, 'https://homes.example.org'),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default(defaultDataDir)),
  CITY: text(),
  SETUP: z.preprocess(blankIsUnset, z.enum(['on', 'off'], 'should be on or off').default('on')),
  DATABASE_URL: databaseUrl(),
  DATABASE_READ_URL: databaseUrl(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.org:587').refine(
    (value) => value === undefined || !hasPlainPassword(value),
    percentEncode,
  ),
  MAIL_FROM: text().refine(
    (value) => value === undefined || isSender(value),
    'should look like Thikana <hello@homes.example.org>',
  ),
  S3_BUCKET: text(),
  S3_PREFIX: text().refine(
    (value) => value === undefined || /^[\w-]+(\/[\w-]+)*$/.test(value),
    'should be a folder such as siliguri',
  ),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.org'),
  S3_REGION: z.preprocess(blankIsUnset, z.string().default('auto')),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  SMS_URL: url(/^https?$/, 'https://sms.example.org/send'),
  SMS_AUTHORIZATION: text(),
  SMS_BODY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine(isMessageTemplate, 'should be JSON with {phone} and {text} in it')
      .default('{"to":"{phone}","text":"{text}"}'),
  ),
  PHOTON_URL: url(/^https?$/, 'https://photon.example.org'),
  GOOGLE_MAPS_API_KEY: text(),
  TILES_URL: text().superRefine((value, context) => {
    const problem = value && tilesProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  TILES_ATTRIBUTION: text(),
  BACKUP_BEFORE_MIGRATION: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off'], 'should be on or off').optional(),
  ),
  BACKUP_TO: text().refine(
    (value) =>
      value === undefined || path.isAbsolute(value) || /^s3:\/\/[a-z0-9.-]+(\/[\w.-]+)*$/.test(value),
    'should be a folder such as /var/backups/thikana, or s3://bucket/folder',
  ),
  BACKUP_AT: text().refine(
    (value) => value === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'should be a time such as 03:30',
  ),
  BACKUP_KEEP: z.preprocess(
    blankIsUnset,
    z.coerce.number(keepRange).int(keepRange).min(1, keepRange).max(1_000, keepRange).default(7),
  ),
  BACKUP_S3_ENDPOINT: url(/^https?$/, 'https://s3.example.org'),
  BACKUP_S3_REGION: text(),
  BACKUP_S3_ACCESS_KEY_ID: text(),
  BACKUP_S3_SECRET_ACCESS_KEY: text(),
  ADMIN_EMAIL: z.preprocess(blankIsUnset, z.email('should be an email address').optional()),
  ADMIN_PASSWORD: z.preprocess(
    blankIsUnset,
    z.string().min(6, 'should have at least 6 characters').optional(),
  ),
  RATE_LIMITS: z.preprocess(blankIsUnset, z.enum(['on', 'off'], 'should be on or off').default('on')),
  RAZORPAY_KEY_ID: text(),
  RAZORPAY_KEY_SECRET: text(),
  RAZORPAY_WEBHOOK_SECRET: text(),
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.google.com'),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: z.preprocess(blankIsUnset, z.string().max(40).default('Google')),
  TRUSTED_PROXIES: list('').refine(
    (proxies) => proxies.every(isProxy),
    'should list addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
  ),
  HSTS_SUBDOMAINS: z.preprocess(blankIsUnset, z.enum(['on', 'off'], 'should be on or off').default('off')),
  METRICS_TOKEN: text().refine(
    (value) => value === undefined || value.length >= 16,
    'should have at least 16 characters',
  ),
  // Names and meanings as defined by OpenTelemetry.
  OTEL_SDK_DISABLED: text(),
  OTEL_TRACES_EXPORTER: z.preprocess(
    blankIsUnset,
    z.enum(['otlp', 'none'], 'should be otlp or none').default('otlp'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://collector:4318'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?$/, 'http://collector:4318/v1/traces'),
  OTEL_TRACES_SAMPLER: z.preprocess(
    blankIsUnset,
    z
      .enum(
        [
          ...(['always_on', 'always_off', 'traceidratio'] as const),
          ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
        ],
        'should be a sampler of OpenTelemetry, such as parentbased_traceidratio',
      )
      .default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankIsUnset,
    z.coerce.number('should be a share from 0 to 1').min(0).max(1).default(1),
  ),
  SITE_NAME: z.preprocess(blankIsUnset, z.string().default('Thikana')),
  CONTACT_EMAIL: z.preprocess(blankIsUnset, settingsSchema.shape.contactEmail.optional()),
  CONTACT_PHONES: list('').pipe(
    z
      .array(settingsSchema.shape.contactPhones.def.items[0])
      .max(2, 'should name at most two phone numbers')
      .transform((phones) => (phones.length > 0 ? phones : undefined)),
  ),
  CONTACT_LOCATION: z.preprocess(blankIsUnset, settingsSchema.shape.contactLocation.optional()),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'should be a log level').default('info'),
  ),
});

function isMessageTemplate(text: string): boolean {
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return ['{phone}', '{text}'].every((part) => text.includes(part));
}

const tilesExamples =
  'should look like https://tiles.example.org/{z}/{x}/{y}.png, https://tiles.example.org/siliguri.pmtiles or /var/lib/thikana/siliguri.pmtiles';

/** Pictures at an address template, or one PMTiles archive: at an address or on this machine. */
function tilesProblem(text: string): string | undefined {
  if (path.isAbsolute(text)) return isTileArchive(text) ? tileArchiveProblem(text) : tilesExamples;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return tilesExamples;
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isTemplate || isTileArchive(text) ? undefined : tilesExamples;
}

export type Environment = z.output<typeof environmentSchema>;

/** A host name or address with a user and password, or a folder with a socket (`@/database?host=/run`). */
function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'));
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol);
}

/**
 * Whether the user or password has characters that end the address too early. Then an @ remains behind the host, and
 * parts of the password would be shown as host or database.
 */
function hasPlainPassword(text: string): boolean {
  const [, authority = '', after = ''] = /^[a-z]+:\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  return after.includes('@') || /\s/.test(text) || !isDecodable(authority);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/');
  if (namedRanges.includes(text)) return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 && others.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

/** An address, or a name with an address in angle brackets. */
function isSender(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address.trim()).success;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsSchema } from '@thikana/contract/settings';
import { z } from 'zod';
import { StartupError } from './lib/startup-error.ts';
import type { TracingOptions } from './platform/tracing/tracing.ts';

/** The root folder of the project. */
export const projectDir = path.resolve(import.meta.dirname, '../..');

const defaultDataDir = path.join(projectDir, 'data');

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const text = () => z.preprocess(blankIsUnset, z.string().optional());
const url = (protocols: RegExp, example: string) =>
  z.preprocess(blankIsUnset, z.url({ protocol: protocols, error: `should look like ${example}` }).optional());
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

const environmentSchema = z.object({
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number('should be a port number').int().min(0).max(65535).default(3000),
  ),
  PUBLIC_URL: url(/^https?$/, 'https://homes.example.org'),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default(defaultDataDir)),
  CITY: text(),
  SETUP: z.preprocess(blankIsUnset, z.enum(['on', 'off'], 'should be on or off').default('on')),
  DATABASE_URL: text(),
  DATABASE_READ_URL: text(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.org:587'),
  MAIL_FROM: text(),
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
  TILES_URL: text().refine(
    (value) => value === undefined || isTiles(value),
    'should look like https://tiles.example.org/{z}/{x}/{y}.png or https://tiles.example.org/siliguri.pmtiles',
  ),
  TILES_ATTRIBUTION: text(),
  ADMIN_EMAIL: z.preprocess(blankIsUnset, z.email('should be an email address').optional()),
  ADMIN_PASSWORD: z.preprocess(
    blankIsUnset,
    z.string().min(6, 'should have at least 6 characters').optional(),
  ),
  RATE_LIMITS: z.preprocess(blankIsUnset, z.enum(['on', 'off'], 'should be on or off').default('on')),
  RAZORPAY_KEY_ID: text(),
  RAZORPAY_KEY_SECRET: text(),
  RAZORPAY_WEBHOOK_SECRET: text(),
  RAZORPAY_URL: z.preprocess(
    blankIsUnset,
    z
      .url({ protocol: /^https?$/, error: 'should look like https://api.razorpay.com' })
      .default('https://api.razorpay.com'),
  ),
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.google.com'),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: z.preprocess(blankIsUnset, z.string().max(40).default('Google')),
  TRUSTED_PROXIES: list(''),
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

/** Raster tiles at an address template, or one PMTiles file with raster tiles. */
function isTiles(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname.endsWith('.pmtiles') || ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
}

export type Config = ReturnType<typeof readConfig>;

const loopbackHosts = ['localhost', '127.0.0.1', '::1'];
/** Wildcard addresses to listen on; browsers cannot open them. */
const everyAddress = ['0.0.0.0', '::'];

function nameInLinks(host: string): string {
  if ([...loopbackHosts, ...everyAddress].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The data folder, without reading the other settings. */
export function dataDirOf({ DATA_DIR }: Record<string, string | undefined>): string {
  return path.resolve(DATA_DIR || defaultDataDir);
}

/** Reads and validates the environment once. Every invalid variable is named. */
export function readConfig(environment: Record<string, string | undefined>) {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new StartupError(`The settings in the environment are invalid:\n${problems.join('\n')}`);
  }
  const env = read.data;
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_READ_URL names a replica of the database in DATABASE_URL, which is not set.',
    );
  }
  const isLoopback = loopbackHosts.includes(env.HOST);
  if (env.RATE_LIMITS === 'off' && !isLoopback) {
    throw new StartupError(
      'RATE_LIMITS=off is refused unless the site listens on this machine only (HOST=localhost).',
    );
  }
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://${nameInLinks(env.HOST)}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    /** The folder of the city pack. Without it, the city is the one in the database, or Siliguri. */
    cityDir: env.CITY === undefined ? undefined : path.resolve(projectDir, 'cities', env.CITY),
    cityName: env.CITY ?? '',
    /** Whether a new site asks for its set-up in the browser. */
    setup: env.SETUP === 'on',
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    sms: { url: env.SMS_URL, authorization: env.SMS_AUTHORIZATION, body: env.SMS_BODY },
    s3: readS3(env),
    photonUrl: env.PHOTON_URL,
    googleMapsKey: env.GOOGLE_MAPS_API_KEY,
    tiles: env.TILES_URL ? { url: env.TILES_URL, attribution: env.TILES_ATTRIBUTION } : undefined,
    admin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    openId: readOpenId(env),
    razorpay: readRazorpay(env),
    rateLimits: env.RATE_LIMITS === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    tracing: readTracing(env),
    site: {
      name: env.SITE_NAME,
      contactEmail: env.CONTACT_EMAIL,
      contactPhones: env.CONTACT_PHONES,
      contactLocation: env.CONTACT_LOCATION,
    },
    logLevel: env.LOG_LEVEL,
    version: projectVersion(),
  };
}

function readOpenId(env: z.output<typeof environmentSchema>) {
  if (!env.OIDC_ISSUER) return undefined;
  if (!env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) {
    throw new StartupError('OIDC_ISSUER is set, so OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed too.');
  }
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME,
  };
}

function readRazorpay(env: z.output<typeof environmentSchema>) {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!keyId && !keySecret && !webhookSecret) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    throw new StartupError(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are needed together.',
    );
  }
  return { url: env.RAZORPAY_URL.replace(/\/+$/, ''), keyId, keySecret, webhookSecret };
}

/** The exporter reads other variables, such as headers and timeouts, from the environment itself. */
function readTracing(env: z.output<typeof environmentSchema>): TracingOptions | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint}/v1/traces`);
  if (!url || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const parent = 'parentbased_';
  return {
    url,
    sampler: env.OTEL_TRACES_SAMPLER.replace(parent, '') as TracingOptions['sampler'],
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    isParentBased: env.OTEL_TRACES_SAMPLER.startsWith(parent),
    version: projectVersion(),
  };
}

function readS3(env: z.output<typeof environmentSchema>) {
  if (!env.S3_BUCKET) return undefined;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartupError('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.');
  }
  return {
    bucket: env.S3_BUCKET,
    prefix: env.S3_PREFIX,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function projectVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackupTarget } from './backup/places/backup-place.ts';
import { defaultDataDir, type Environment, environmentSchema, homeDir } from './environment.ts';
import { StartupError } from './lib/startup-error.ts';
import { tileArchivePath } from './lib/tile-archive.ts';
import type { TracingOptions } from './platform/tracing/tracing.ts';
import { everyAddress, loopbackHosts, settingsProblems } from './settings-problems.ts';

/** The root folder of the project, of its build or of a release. */
export const projectDir = path.resolve(import.meta.dirname, '../..');

export const migrationsDir = path.join(projectDir, 'server/migrations');

interface BackupSettings {
  target: BackupTarget;
  /** The time of day at which the site itself makes a backup. */
  at: string | undefined;
  /** The number of backups that are kept. */
  keep: number;
}

export type Config = ReturnType<typeof readConfig>;

function nameInLinks(host: string): string {
  if ([...loopbackHosts, ...everyAddress].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The data folder, without reading the other settings. */
export function dataDirOf({ DATA_DIR }: Record<string, string | undefined>): string {
  return path.resolve(DATA_DIR || defaultDataDir);
}

/**
 * Reads and validates the environment. Every problem is named at once. With the addresses of this machine, `HOST` has
 * to be one of them.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  ownAddresses?: readonly string[],
) {
  const { data: env, error } = environmentSchema.safeParse(environment);
  const problems = [
    ...(error?.issues ?? []).map((issue) =>
      `${String(issue.path[0])} ${issue.message}.`.replace(/\.\.$/, '.'),
    ),
    ...settingsProblems(environment, ownAddresses),
  ];
  if (!env || problems.length > 0) {
    const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
    throw new StartupError(`The settings in the environment are invalid:\n${lines.join('\n')}`);
  }
  return {
    host: env.HOST,
    port: env.PORT,
    /** How many processes listen; undefined: as many as the machine has cores and memory for. */
    processes: env.PROCESSES,
    publicUrl: (env.PUBLIC_URL ?? `http://${nameInLinks(env.HOST)}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    /** The folder of the city pack. Without it, the city is the one in the database, or Siliguri. */
    cityDir: env.CITY === undefined ? undefined : path.resolve(homeDir, 'cities', env.CITY),
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
    ...readTiles(env),
    /** Without a setting, only an embedded database is backed up. */
    backsUpBeforeMigration:
      env.BACKUP_BEFORE_MIGRATION === undefined ? !env.DATABASE_URL : env.BACKUP_BEFORE_MIGRATION === 'on',
    backups: readBackups(env),
    admin: env.ADMIN_EMAIL ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    openId: readOpenId(env),
    razorpay: readRazorpay(env),
    rateLimits: env.RATE_LIMITS === 'on',
    trustedProxies: env.TRUSTED_PROXIES,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
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

function readOpenId(env: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret
    ? { issuer, clientId, clientSecret, name: env.OIDC_NAME }
    : undefined;
}

/** An archive on this machine is served by the site. */
function readTiles({ TILES_URL: url, TILES_ATTRIBUTION: attribution }: Environment) {
  if (!url) return { tiles: undefined, tilesFile: undefined };
  const tilesFile = path.isAbsolute(url) ? url : undefined;
  return { tiles: { url: tilesFile ? tileArchivePath : url, attribution }, tilesFile };
}

function readRazorpay(env: Environment) {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  return { url: 'https://api.razorpay.com', keyId, keySecret, webhookSecret };
}

/** The exporter reads other variables, such as headers and timeouts, from the environment itself. */
function readTracing(env: Environment): TracingOptions | undefined {
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

function readS3(env: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    bucket,
    prefix: env.S3_PREFIX,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}

function readBackups(env: Environment): BackupSettings | undefined {
  const { BACKUP_TO: to, BACKUP_AT: at, BACKUP_KEEP: keep } = env;
  if (!to) return undefined;
  const { hostname: bucket, pathname } = URL.parse(to) ?? { hostname: '', pathname: '' };
  const target = to.startsWith('s3://')
    ? {
        s3: {
          bucket,
          prefix: pathname.slice(1) || undefined,
          endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
          region: env.BACKUP_S3_REGION ?? env.S3_REGION,
          accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY ?? '',
        },
      }
    : { folder: path.resolve(to) };
  return { target, at, keep };
}

/** The version of the files on disk. */
export function projectVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

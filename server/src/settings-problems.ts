import { isIP } from 'node:net';
import { environmentSchema } from './environment.ts';
import { editDistance } from './lib/edit-distance.ts';

type Given = Record<string, string | undefined>;

export const loopbackHosts = ['localhost', '127.0.0.1', '::1'];
/** Wildcard addresses to listen on; browsers cannot open them. */
export const everyAddress = ['0.0.0.0', '::'];

/** Settings that have a meaning only together. */
const groups = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const;

/** Settings that have a meaning only with another one. */
const additions: Readonly<Record<string, string>> = {
  DATABASE_READ_URL: 'DATABASE_URL',
  SMS_AUTHORIZATION: 'SMS_URL',
  SMS_BODY: 'SMS_URL',
  TILES_ATTRIBUTION: 'TILES_URL',
  ADMIN_PASSWORD: 'ADMIN_EMAIL',
  MAIL_FROM: 'SMTP_URL',
  BACKUP_AT: 'BACKUP_TO',
  BACKUP_KEEP: 'BACKUP_TO',
  BACKUP_S3_ENDPOINT: 'BACKUP_TO',
  BACKUP_S3_REGION: 'BACKUP_TO',
  BACKUP_S3_ACCESS_KEY_ID: 'BACKUP_TO',
  S3_PREFIX: 'S3_BUCKET',
  S3_ENDPOINT: 'S3_BUCKET',
};

/** The problems that one setting alone does not show, each in one sentence. */
export function settingsProblems(given: Given, ownAddresses?: readonly string[]): string[] {
  const isSet = (name: string) => Boolean(given[name]);
  return [
    ...misspelt(given),
    ...groups.flatMap((group) => incomplete(group, isSet)),
    ...Object.entries(additions)
      .filter(([name, needed]) => isSet(name) && !isSet(needed))
      .map(([name, needed]) => `${name} is set, so ${needed} is needed too.`),
    ...(given.BACKUP_TO?.startsWith('s3://') &&
    !isSet('BACKUP_S3_ACCESS_KEY_ID') &&
    !isSet('S3_ACCESS_KEY_ID')
      ? [
          'BACKUP_TO names a bucket, so BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are needed too.',
        ]
      : []),
    ...(given.RATE_LIMITS === 'off' && !loopbackHosts.includes(given.HOST || 'localhost')
      ? ['RATE_LIMITS=off is refused unless the site listens on this machine only (HOST=localhost).']
      : []),
    ...(ownAddresses ? foreignHost(given.HOST, ownAddresses) : []),
  ];
}

function incomplete(group: readonly string[], isSet: (name: string) => boolean): string[] {
  const set = group.filter(isSet);
  if (set.length === 0 || set.length === group.length) return [];
  const missing = group.filter((name) => !isSet(name));
  const verb = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
  return [`${words(set)} ${verb(set)} set, so ${words(missing)} ${verb(missing)} needed too.`];
}

const words = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const known = Object.keys(environmentSchema.shape);
/** A variable that differs by more than one letter may belong to another program. */
function misspelt(given: Given): string[] {
  const candidates = known.filter((name) => name.includes('_'));
  return Object.keys(given)
    .filter((name) => given[name] && !known.includes(name) && name.includes('_'))
    .flatMap((name) => {
      const meant = candidates.find((each) => editDistance(name, each, 1)?.whole === 1);
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
    });
}

/** Names are resolved when the site listens. */
function foreignHost(host: string | undefined, ownAddresses: readonly string[]): string[] {
  if (!host || !isIP(host) || everyAddress.includes(host) || ownAddresses.includes(host)) return [];
  return [`HOST=${host} is not an address of this machine. Use 0.0.0.0 for all of its addresses.`];
}

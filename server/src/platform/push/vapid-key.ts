import { generateKeyPairSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { siteValue } from '../database/site-values.ts';
import type { Tables } from '../database/tables.ts';

const keySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

export interface VapidKey {
  /** Signs what this site sends to push services. */
  privateKey: string;
  /** As browsers take it: an uncompressed point. */
  publicKey: string;
}

/** The key by which push services know this site, made once. Browsers subscribe to it, so it never changes. */
export async function vapidKey(db: Kysely<Tables>): Promise<VapidKey> {
  const { x, y, d } = keySchema.parse(JSON.parse(await siteValue(db, 'vapid-key', makeKey)));
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { privateKey: d, publicKey: Buffer.concat(point).toString('base64url') };
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

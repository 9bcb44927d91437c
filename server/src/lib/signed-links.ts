import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Links signed with the site's secret that carry purpose, subject and expiry. */
export interface SignedLinks {
  /** Returns the token for an address. The purpose is signed too, so a link works for one purpose only. */
  sign(purpose: string, subject: string, expiresAt: Date): string;
  /** Returns the subject of a token for this purpose, or undefined if it is invalid or expired. */
  read(purpose: string, token: string, now: Date): string | undefined;
}

const keyBytes = 32;

export function createSignedLinks(siteSecret: string): SignedLinks {
  // A separate key, so that a link can never pass for a session token or the other way round.
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(siteSecret, 'base64url'), '', 'signed-links', keyBytes),
  );
  const seal = (purpose: string, payload: string) =>
    createHmac('sha256', key).update(`${purpose}\n${payload}`).digest();

  return {
    sign(purpose, subject, expiresAt) {
      const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
      const payload = `${expiry}.${Buffer.from(subject).toString('base64url')}`;
      return `${payload}.${seal(purpose, payload).toString('base64url')}`;
    },
    read(purpose, token, now) {
      const [expiry = '', subject = '', mac = '', ...rest] = token.split('.');
      if (rest.length > 0) return undefined;
      const expected = seal(purpose, `${expiry}.${subject}`);
      const given = Buffer.from(mac, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      if (Number.parseInt(expiry, 36) * 1000 <= now.getTime()) return undefined;
      return Buffer.from(subject, 'base64url').toString();
    },
  };
}

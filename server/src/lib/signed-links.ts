import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Links that say by themselves what they are for, whom they speak of and until when, and that only this site can make. */
export interface SignedLinks {
  /** A text for an address. The purpose is part of what is signed: a link for one thing does nothing else. */
  sign(purpose: string, subject: string, expiresAt: Date): string;
  /** The subject of a link for this purpose; undefined for one that was not made here, or is too old. */
  read(purpose: string, token: string, now: Date): string | undefined;
}

const keyBytes = 32;

export function createSignedLinks(siteSecret: string): SignedLinks {
  // A key of its own, so that nothing signed here can pass for a session, or the other way round.
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

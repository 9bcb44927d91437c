import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

const secret = randomBytes(32).toString('base64url');
const links = createSignedLinks(secret);
const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-12-21T10:00:00Z');
const token = links.sign('still-available', '65a1b2c3d4e5f60718293a4b', later);

describe('a signed link', () => {
  it('is valid for its purpose in any process of the site, until it expires', () => {
    expect(links.read('still-available', token, now)).toBe('65a1b2c3d4e5f60718293a4b');
    expect(createSignedLinks(secret).read('still-available', token, now)).toBe('65a1b2c3d4e5f60718293a4b');
    expect(links.read('still-available', token, new Date(later.getTime() - 1))).toBeDefined();
    expect(links.read('still-available', token, later)).toBeUndefined();
  });

  it('needs no escaping in an address, whatever its subject', () => {
    const subject = 'ঠিকানা/?&#=+ 🏡 "quoted"\n';
    const odd = links.sign('unsubscribe', subject, later);
    expect(encodeURIComponent(odd)).toBe(odd);
    expect(links.read('unsubscribe', odd, now)).toBe(subject);
  });

  it('is invalid for another purpose or at another site', () => {
    expect(links.read('unsubscribe', token, now)).toBeUndefined();
    expect(links.read('still-available\n', token, now)).toBeUndefined();
    const elsewhere = createSignedLinks(randomBytes(32).toString('base64url'));
    expect(elsewhere.read('still-available', token, now)).toBeUndefined();
  });

  it('is invalid once any character changes', () => {
    for (let place = 0; place < token.length - 1; place += 1) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(links.read('still-available', changed, now), changed).toBeUndefined();
    }
  });

  it.each(['', '.', '..', '...', 'a.b.c', `${token}.x`, token.slice(0, -1), token.replace('.', ''), '💥'])(
    '%j is invalid',
    (text) => {
      expect(links.read('still-available', text, now)).toBeUndefined();
    },
  );
});

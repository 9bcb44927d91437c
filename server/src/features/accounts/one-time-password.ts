import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// What every authenticator app assumes (RFC 6238).
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of telephones are off by some seconds, and people type slowly. */
const stepsOfPatience = 1;

export function newSecret(): Buffer {
  return randomBytes(20);
}

/** For an authenticator to scan, and to type where it cannot. */
export function describeSecret(secret: Buffer, { issuer, label }: { issuer: string; label: string }) {
  const totp = totpOf(secret, { issuer, label });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The half minute that the code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: stepsOfPatience, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / parameters.period) + delta;
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...parameters,
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}

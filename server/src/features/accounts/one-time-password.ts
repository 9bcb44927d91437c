import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// The defaults of every authenticator app (RFC 6238).
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepts clocks that differ by some seconds, and slow typing. */
const stepsOfPatience = 1;

export function newSecret(): Buffer {
  return randomBytes(20);
}

/** The secret as a QR code for the authenticator app, and as text. */
export function describeSecret(secret: Buffer, { issuer, label }: { issuer: string; label: string }) {
  const totp = totpOf(secret, { issuer, label });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the time step of the code, or undefined for a wrong one. */
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

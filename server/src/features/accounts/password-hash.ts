import { hash, verify } from '@node-rs/argon2';

// The memory of OWASP's second recommendation, for four concurrent hashes, with more passes: about 80 ms on a small
// server, 45 on a fast idle one, 140 on a slow one (`node bench/password-hash.ts`).
const parameters = { memoryCost: 19_456, timeCost: 13, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

let someHash: Promise<string> | undefined;

/** Takes the same time with and without an account, so that timing reveals nothing. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  someHash ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await someHash), password.normalize('NFC'));
  return isRight && passwordHash != null;
}

/** Returns true for a hash with outdated parameters. */
export function needsRehash(passwordHash: string | null): boolean {
  return passwordHash !== null && !passwordHash.startsWith(prefix);
}

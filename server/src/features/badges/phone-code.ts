import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A slow hash, because there are only a million codes to guess from a leaked table. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const mostWrongAttempts = 5;
export const secondsBetweenCodes = 60;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export async function hashCode(code: string): Promise<Buffer> {
  return Buffer.from(await hash(code, parameters));
}

export function isCodeCorrect(hashed: Buffer, code: string): Promise<boolean> {
  return verify(hashed.toString(), code);
}

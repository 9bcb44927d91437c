import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Slow to guess at, should somebody read the table: there are only a million codes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const codeMinutes = 10;
export const mostWrongAttempts = 5;
export const secondsBetweenCodes = 60;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export async function hashCode(code: string): Promise<Buffer> {
  return Buffer.from(await hash(code, parameters));
}

export function isCodeRight(hashed: Buffer, code: string): Promise<boolean> {
  return verify(hashed.toString(), code);
}

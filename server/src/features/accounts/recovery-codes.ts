import { randomBytes } from 'node:crypto';
import { hashToken } from './mailed-tokens.ts';

const codesAtOnce = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 random bits each, enough for a plain hash. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  return { codes: codes.map(inGroups), hashes: codes.map(hashToken) };
}

function newCode(): string {
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
}

/** Grouped for reading from paper. */
function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

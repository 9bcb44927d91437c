import { randomBytes } from 'node:crypto';
import { hashToken } from './mailed-tokens.ts';

const codesAtOnce = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 random bits each, so that a plain hash keeps them. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  return { codes: codes.map(inGroups), hashes: codes.map(hashToken) };
}

function newCode(): string {
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
}

/** As people read it from paper. */
function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

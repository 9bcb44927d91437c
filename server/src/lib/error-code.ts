/** What the system and PostgreSQL answer when a disk or a quota is full. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100'];

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, diskFullCodes);
}

/** Returns whether an error of the system or of PostgreSQL has one of these codes. */
export function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code);
}

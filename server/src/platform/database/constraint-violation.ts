const uniqueViolation = '23505';

/** Returns whether PostgreSQL rejected a duplicate row. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueViolation);
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

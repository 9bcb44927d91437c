import { hasCode } from '../../lib/error-code.ts';

const uniqueViolation = '23505';

/** Returns whether PostgreSQL rejected a duplicate row. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, [uniqueViolation]);
}

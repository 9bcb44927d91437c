const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Whether PostgreSQL refused a row that is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueViolation);
}

/** Whether PostgreSQL refused a row that points at one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, foreignKeyViolation);
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // shut down by an administrator
  '57P02', // another backend crashed
  '57P03', // starting up or shutting down
]);

/** The messages of `pg`, which have no code, for a connection that was lost, refused or too slow. */
const unavailableMessages = new Set([
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);

/**
 * Returns whether the database could not be reached or the connection was lost: the answer is a 503, and the query is
 * not at fault.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unavailableMessages.has(error.message)) return true;
  if (hasUnavailableCode(error)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

function hasUnavailableCode(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (typeof error.code !== 'string') return false;
  if (error.code === 'ENOENT') return error.syscall === 'connect';
  return unavailableCodes.has(error.code) || /^08\w{3}$/.test(error.code);
}

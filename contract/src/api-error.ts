import type { ErrorCode, FieldErrors } from './error-table.ts';

interface Answer {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** An expected failure, as the API answers it. The answer carries its text, so browsers load no table of texts. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  /** When to retry, in seconds; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, message, fields, retryAfterSeconds, cause }: Answer) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Also recognises an error of another copy of this module: the built site has its own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error;
}

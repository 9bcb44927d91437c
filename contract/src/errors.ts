import { ApiError } from './api-error.ts';
import { type ErrorCode, errorTable, type FieldErrors } from './error-table.ts';

/** An expected failure; the error table has the status and text for its code. */
export class AppError extends ApiError {
  constructor(
    code: ErrorCode,
    options: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    const { status, text } = errorTable[code];
    super({ ...options, status, message: text(), code });
  }
}

import type { ErrorBody, ErrorCode } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../lib/error-code.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { StorageUnavailable } from '../platform/storage/storage-unavailable.ts';

const retryWhenUnavailableSeconds = 2;

/** Turns every failure into `{ message, code, fields? }`. Unexpected errors are logged and answered without details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toAppError(error);
  if (expected.code === 'internal') request.log.error({ err: error }, 'Unexpected failure');
  if (expected.code === 'unavailable' && expected !== error)
    request.log.warn({ err: error }, 'The database or the store of pictures is away');
  if (expected.retryAfterSeconds) reply.header('retry-after', expected.retryAfterSeconds);
  const body: ErrorBody = {
    message: expected.message,
    code: expected.code,
    ...(expected.fields ? { fields: expected.fields } : {}),
  };
  // Removes the cache headers that the route had set for its success.
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  return reply.code(expected.status).send(body);
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailable) {
    return new AppError('unavailable', { cause: error, retryAfterSeconds: retryWhenUnavailableSeconds });
  }
  if (isDiskFull(error)) return new AppError('storage_full', { cause: error });
  return new AppError(frameworkCode(error as FastifyError), { cause: error });
}

function frameworkCode(error: FastifyError): ErrorCode {
  const status = error.statusCode ?? 500;
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 404) return 'not_found';
  if (status >= 400 && status < 500) return 'body_unreadable';
  return 'internal';
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error-answers.ts';
import { headersForAnyHost, type SecurityOptions, secureAnswer } from './security-headers.ts';

/** What Node says of a request that it cannot read. */
interface ClientError {
  code?: string;
}

const answers: Record<string, { status: number; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow' },
};
const otherwise = { status: 400, code: 'invalid_input' } as const;

/**
 * Options of the server, by which also what never becomes a request of a route is answered like everything else: in the
 * same words, with the same headers, and without a name of what runs here.
 */
export function unreadableRequests(options: SecurityOptions) {
  return {
    /** An address that cannot be read, for instance. */
    frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
      secureAnswer(request, reply, options);
      answerError(error, request, reply);
    },

    clientErrorHandler({ code = '' }: ClientError, socket: Socket): void {
      if (code === 'ECONNRESET' || !socket.writable) return;
      const answer = answers[code] ?? otherwise;
      const { message } = new AppError(answer.code);
      const body = JSON.stringify({ message, code: answer.code } satisfies ErrorBody);
      const headers = {
        ...headersForAnyHost(options),
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      socket.end(
        [
          `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          '',
          body,
        ].join('\r\n'),
      );
    },
  };
}

/** What no route is for, and what a client expects that this server does not know. */
export function answerTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
}

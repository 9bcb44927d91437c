import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorTable } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import { pathIn } from '@thikana/contract/language-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { m } from '../paraglide/messages.js';
import { answerError } from './error-answers.ts';
import { sendPlainPage } from './plain-page.ts';
import { inRequestLanguage, isApiAddress } from './request-language.ts';
import { headersForAnyHost, type SecurityOptions, secureAnswer } from './security-headers.ts';

/** Node's error codes for requests it cannot parse. */
interface ClientError {
  code?: string;
}

const answers: Record<string, { status: number; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow' },
};
const otherwise = { status: 400, code: 'invalid_input' } as const;

/**
 * Server options that answer malformed requests like all others: the same texts and headers, and no name of the
 * software.
 */
export function unreadableRequests(options: SecurityOptions) {
  return {
    /** An address with an invalid encoding. People who follow a damaged link get a page. */
    frameworkErrors(cause: unknown, request: FastifyRequest, reply: FastifyReply): void {
      secureAnswer(request, reply, options);
      inRequestLanguage(request, reply, () => {
        if (isPage(request)) sendUnreadableAddressPage(reply);
        else answerError(new AppError('address_unreadable', { cause }), request, reply);
      });
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

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isApiAddress(url);
}

function sendUnreadableAddressPage(reply: FastifyReply): void {
  const { status, text } = errorTable.address_unreadable;
  sendPlainPage(reply, {
    status,
    title: m.unreadable_heading(),
    heading: m.unreadable_heading(),
    text: text(),
    link: { text: m.unreadable_home(), href: pathIn('/') },
  });
}

/** For methods without a route, and unsupported Expect headers. */
export function answerTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
}

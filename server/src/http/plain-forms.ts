import { isApiError } from '@thikana/contract/api-error';
import type { FormBody } from '@thikana/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rateLimitKey } from '../lib/rate-limit-key.ts';
import { incomingForm } from './read-form.ts';
import { secretAddress } from './security-headers.ts';

const withoutFiles: FormBody = {
  fields: z.object({}),
  files: { name: '', maxCount: 0, required: false },
};

/** The answer to a form that works without scripts: the address that the browser is redirected to. */
export interface PlainForm {
  path: `/${string}`;
  /** Undefined for email programs, which do not follow redirects. */
  submit(
    params: Record<string, string>,
    fields: URLSearchParams,
    /** The key for rate limits by address. */
    address: string,
  ): Promise<string | undefined>;
}

/**
 * Adds forms that work without scripts, and the buttons of email programs. Only their signed fields identify the
 * sender.
 */
export function registerPlainForms(app: FastifyInstance, forms: readonly PlainForm[]): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const { path, submit } of forms) {
    app.post<{ Params: Record<string, string> }>(path, async (request, reply) => {
      reply.headers(secretAddress);
      const next = await submit(request.params, await fieldsOf(request), rateLimitKey(request.ip));
      return next === undefined ? reply.code(200).send('') : reply.redirect(next, 303);
    });
  }
}

/** The address that a form leads to, or its page, which may have parameters, with the code of the problem. */
export async function orProblem(page: string, submit: () => Promise<string>): Promise<string> {
  try {
    return await submit();
  } catch (error) {
    if (isApiError(error) && error.status < 500)
      return `${page}${page.includes('?') ? '&' : '?'}problem=${error.code}`;
    throw error;
  }
}

/** Browsers send them URL-encoded; email programs should send multipart (RFC 8058). */
async function fieldsOf({ body, headers, raw }: FastifyRequest): Promise<URLSearchParams> {
  if (body instanceof URLSearchParams) return body;
  const fields = new URLSearchParams();
  if (!headers['content-type']?.startsWith('multipart/form-data')) return fields;
  const form = await incomingForm(raw, withoutFiles).read(async () => undefined);
  for (const [name, values] of Object.entries(form.fields))
    for (const value of [values].flat()) fields.append(name, value);
  return fields;
}

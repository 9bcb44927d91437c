import type { FormBody } from '@thikana/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { incomingForm } from './read-form.ts';
import { secretAddress } from './security-headers.ts';

const hidden = { schema: { hide: true } };
const withoutFiles: FormBody = {
  fields: z.object({}),
  files: { name: '', maxCount: 0, required: false },
};

/** A form that a browser sends by itself, without scripts, and where the browser goes then. */
export interface PlainForm {
  path: `/${string}`;
  /** Undefined for what no browser sent: mail programs do not follow. */
  submit(params: Record<string, string>, fields: URLSearchParams): Promise<string | undefined>;
}

/** Forms that work without scripts, and buttons of mail programs. Who sends them is told by what they carry alone. */
export function registerPlainForms(app: FastifyInstance, forms: readonly PlainForm[]): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const { path, submit } of forms) {
    app.post<{ Params: Record<string, string> }>(path, hidden, async (request, reply) => {
      reply.headers(secretAddress);
      const next = await submit(request.params, await fieldsOf(request));
      return next === undefined ? reply.code(200).send('') : reply.redirect(next, 303);
    });
  }
}

/** Browsers send them as part of an address; mail programs should send them in several parts (RFC 8058). */
async function fieldsOf({ body, headers, raw }: FastifyRequest): Promise<URLSearchParams> {
  if (body instanceof URLSearchParams) return body;
  const fields = new URLSearchParams();
  if (!headers['content-type']?.startsWith('multipart/form-data')) return fields;
  const form = await incomingForm(raw, withoutFiles).read(async () => undefined);
  for (const [name, values] of Object.entries(form.fields))
    for (const value of [values].flat()) fields.append(name, value);
  return fields;
}

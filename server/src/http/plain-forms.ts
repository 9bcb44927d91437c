import type { FastifyInstance } from 'fastify';

const hidden = { schema: { hide: true } };

/** A form that a browser sends by itself, without scripts, and where the browser goes then. */
export interface PlainForm {
  path: `/${string}`;
  submit(params: Record<string, string>, fields: URLSearchParams): Promise<string>;
}

/** Forms that work without scripts, and buttons of mail programs. Who sends them is told by what they carry alone. */
export function registerPlainForms(app: FastifyInstance, forms: readonly PlainForm[]): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const { path, submit } of forms) {
    app.post<{ Params: Record<string, string> }>(path, hidden, async ({ params, body }, reply) => {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
      return reply.header('cache-control', 'no-store').redirect(await submit(params, fields), 303);
    });
  }
}

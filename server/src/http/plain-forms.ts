import type { FastifyInstance } from 'fastify';

const hidden = { schema: { hide: true } };

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
    app.post<{ Params: Record<string, string> }>(path, hidden, async ({ params, body }, reply) => {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
      const next = await submit(params, fields);
      reply.header('cache-control', 'no-store');
      return next === undefined ? reply.code(200).send('') : reply.redirect(next, 303);
    });
  }
}

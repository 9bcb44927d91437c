import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerSpan, startAnswerSpan } from '../platform/tracing/tracing.ts';

/** Tells each answer as a span of OpenTelemetry, and what is done for it as parts of that. */
export function traceRequests(
  http: FastifyInstance,
  /** Whether a proxy of the operator's says which trace a request belongs to; anybody else could have us tell everything. */
  options: { believesHeaders: boolean },
): void {
  const spans = new WeakMap<FastifyRequest, AnswerSpan>();

  http.addHook('onRequest', (request, reply, done) => {
    const span = startAnswerSpan(request.method, options.believesHeaders ? request.headers : undefined);
    if (!span) return done();
    spans.set(request, span);
    // Also when the visitor has gone before the end.
    reply.raw.once('close', () => span.end(request.routeOptions.url, reply.statusCode));
    span.during(done);
  });

  // Reading a body leaves the span, because the parts of it come when they come.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.during(done);
    else done();
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerSpan, startAnswerSpan } from '../platform/tracing/tracing.ts';

/** Creates a span for each answer, with the work done for it as children. */
export function traceRequests(
  http: FastifyInstance,
  /**
   * Trusts a caller's trace id only behind the operator's proxy; otherwise anyone could make the site record every
   * trace.
   */
  options: { believesHeaders: boolean },
): void {
  const spans = new WeakMap<FastifyRequest, AnswerSpan>();

  http.addHook('onRequest', (request, reply, done) => {
    const span = startAnswerSpan(request.method, options.believesHeaders ? request.headers : undefined);
    if (!span) return done();
    spans.set(request, span);
    // Also if the visitor disconnects early.
    reply.raw.once('close', () => span.end(request.routeOptions.url, reply.statusCode));
    span.during(done);
  });

  // Reading a body loses the span's context, because its chunks arrive as events.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.during(done);
    else done();
  });
}

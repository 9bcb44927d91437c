import { AppError } from '@thikana/contract/errors';
import { renewedSessionHeader } from '@thikana/contract/renewed-session';
import { isAllowed, isStaff } from '@thikana/contract/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitKey } from '../lib/rate-limit-key.ts';
import type { ApiRequest, Binding } from './binding.ts';
import { openEventStream, wantsEvents } from './event-stream.ts';
import type { Limiter } from './limiter.ts';
import { parseRequest } from './parse-request.ts';
import { incomingForm } from './read-form.ts';
import type { SessionUser, Viewer } from './viewer.ts';
import { comeBackSeconds, createWorkLimit } from './work-limit.ts';

export interface ApiDependencies {
  limiter: Limiter;
  /**
   * Returns the user of a session token, and the next token if this one is replaced. Throws if the session has ended or
   * its owner is banned.
   */
  authenticate: (
    token: string,
    options?: { isStreaming: boolean },
  ) => Promise<{ user: SessionUser; renewedToken: string | undefined }>;
}

/** The number of concurrent answers: about a second of work. */
const answersAtOnce = 200;

/**
 * The only way to add an endpoint: session → declared access → limits → parsed input → handler → parsed answer, so that
 * a field the contract does not name never leaves.
 */
export function bindApi(
  app: FastifyInstance,
  bindings: readonly Binding[],
  dependencies: ApiDependencies,
): void {
  // Handlers of forms read the body as a stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
  const work = createWorkLimit(answersAtOnce);
  for (const binding of bindings) {
    app.route({
      method: binding.endpoint.method,
      url: binding.endpoint.path,
      handler: (request, reply) => {
        const doing = () => answer(binding, dependencies, request, reply);
        // An upload takes minutes on a slow connection.
        if (binding.endpoint.form) return doing();
        if (work.isFull()) throw new AppError('unavailable', { retryAfterSeconds: comeBackSeconds });
        return work.run(doing);
      },
    });
  }
}

async function answer(
  { endpoint, handler, limits, stream }: Binding,
  { limiter, authenticate }: ApiDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const viewer: Viewer = {
    user: undefined,
    address: rateLimitKey(request.ip),
    agent: request.headers['user-agent'],
  };
  const findSession = (isStreaming = false) =>
    sessionOf(request, (token) => authenticate(token, { isStreaming }), endpoint.access === 'anyone');
  const session = await findSession();
  viewer.user = session?.user;
  if (session?.renewedToken) reply.header(renewedSessionHeader, session.renewedToken);
  requireAccess(endpoint.access, viewer);
  for (const limit of limits) await limiter.use(endpoint.name, limit, viewer);
  const parsed = parseRequest(endpoint, request);
  if (stream && wantsEvents(request)) {
    const admit = async () =>
      requireAccess(endpoint.access, { ...viewer, user: (await findSession(true))?.user });
    stream(
      { ...parsed, viewer, form: undefined } as unknown as ApiRequest<typeof endpoint>,
      openEventStream(request, reply, admit),
    );
    return reply;
  }
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  if (endpoint.form && !isForm) throw new AppError('unsupported_media_type');
  const form = endpoint.form ? incomingForm(request.raw, endpoint.form) : undefined;
  const result = await handler({ ...parsed, viewer, form } as unknown as ApiRequest<typeof endpoint>);
  reply.code(endpoint.status ?? 200).header('cache-control', 'no-store');
  return endpoint.response.parse(result);
}

async function sessionOf<T>(
  request: FastifyRequest,
  authenticate: (token: string) => Promise<T>,
  isOptional: boolean,
): Promise<T | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return undefined;
  if (!isOptional) return authenticate(token);
  // Public answers are the same without a session, so an expired one is ignored.
  return authenticate(token).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return undefined;
    throw error;
  });
}

function requireAccess(access: Binding['endpoint']['access'], viewer: Viewer): void {
  if (access === 'anyone') return;
  if (!viewer.user) throw new AppError('not_signed_in');
  if (access === 'signed-in') return;
  if (!isAllowed(viewer.user.role, access)) throw new AppError('not_allowed');
  if (isStaff(access) && viewer.user.needsTwoStep) throw new AppError('two_step_required');
}

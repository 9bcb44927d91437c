import type { IncomingMessage } from 'node:http';
import { AppError } from '@thikana/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const idleMilliseconds = 5_000;
const totalMilliseconds = 20_000;
const afterAnswerMilliseconds = 20_000;

/**
 * Answers 408 to clients that start a body and stop sending, and closes the connection. Forms with files have longer
 * timeouts of their own. After an early answer the rest of the body gets little time too.
 */
export function refuseStalledBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request)) watch(request.raw, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) letGo(request.raw);
    done();
  });
}

/** A body that is read at once. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  if (headers['content-type']?.startsWith('multipart/form-data')) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(raw: IncomingMessage, reply: FastifyReply): void {
  const idle = setTimeout(giveUp, idleMilliseconds);
  const total = setTimeout(giveUp, totalMilliseconds);

  function giveUp() {
    if (reply.sent) return;
    reply.header('connection', 'close');
    // Destroys the stream with the error to answer.
    raw.emit('error', new AppError('too_slow'));
  }
  function stop() {
    clearTimeout(idle);
    clearTimeout(total);
  }
  raw.on('data', () => idle.refresh());
  // Without a listener the error would be unhandled.
  raw.on('error', stop);
  raw.once('end', stop);
  raw.once('close', stop);
}

function letGo(raw: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, afterAnswerMilliseconds);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}

import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { minuteMilliseconds } from '../lib/durations.ts';
import { withoutLanguagePrefix } from './request-language.ts';

/** The settings, with legal texts in four languages, are the longest. */
const bodyBytes = 768 * 1024;
const uploadMilliseconds = 11 * minuteMilliseconds;

/** The server of a site, with its limits and times. */
export function createHttp(
  config: { trustedProxies: string[] },
  log: FastifyBaseLogger,
  { newRequestId, ...options }: FastifyServerOptions & { newRequestId: () => string },
): FastifyInstance {
  return Fastify({
    ...options,
    loggerInstance: log,
    // The same id in the log and in the answer.
    genReqId: newRequestId,
    rewriteUrl: withoutLanguagePrefix,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: bodyBytes,
    // Tokens in links are longer than Fastify's default for parameters.
    routerOptions: { maxParamLength: 600 },
    requestTimeout: uploadMilliseconds,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while the site stops are answered like the others.
    return503OnClosing: false,
    // Node checks its timeouts only every 30 s by default.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500 },
  });
}

import type { FastifyInstance } from 'fastify';

/** What a document may load: only this site, its own inline scripts, and blurred placeholders as data. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

const yearSeconds = 31_536_000;

export function registerSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (options.isHttps)
      reply.header('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface PolicyOptions {
  /** Whether the operator has a key for Google Places. */
  usesGoogleMaps: boolean;
  /** The origin of the operator's map tiles. */
  tilesUrl?: string | undefined;
  /** The origins that payment forms may submit to. */
  paymentsUrl?: string | undefined;
}

const own = ["'self'"];
const sourceOf = (hash: string) => `'sha256-${hash}'`;

// The Maps script loads more scripts from its host. Only its data is used, so its images and styles stay blocked.
const googleScripts = 'https://maps.googleapis.com';
const googleData = 'https://maps.googleapis.com https://places.googleapis.com';

/**
 * The policy of documents: this site, its own inline scripts and styles, and blurred placeholders as data; also Google Places, map
 * tiles and a payment page if the operator configured them.
 */
export function contentSecurityPolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  { usesGoogleMaps, tilesUrl, paymentsUrl }: PolicyOptions,
): string {
  const scripts = [...own, ...hashes.scripts.map(sourceOf), ...(usesGoogleMaps ? [googleScripts] : [])];
  const styles = [...own, ...hashes.styles.map(sourceOf)];
  const connections = [
    "'self'",
    ...(usesGoogleMaps ? [googleData] : []),
    ...(tilesUrl ? [new URL(tilesUrl).origin] : []),
  ];
  const forms = ["'self'", ...(paymentsUrl ? [new URL(paymentsUrl).origin] : [])];
  return [
    ...directives({ scripts, styles, connections, forms }),
    // Google's script does not work with our Trusted Types policy.
    ...(usesGoogleMaps ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** The directives by kind of resource; everything else is blocked. */
function directives(allowed: {
  scripts: readonly string[];
  styles?: readonly string[];
  connections?: readonly string[];
  forms?: readonly string[];
}): string[] {
  const { scripts, styles = own, connections = own, forms = own } = allowed;
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src ${connections.join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action ${forms.join(' ')}`,
    "frame-ancestors 'none'",
  ];
}

/**
 * For an uncached page that creates style elements: the site's own files, and elements with the nonce of this answer.
 */
export function noncePolicy(nonce: string): string {
  const withNonce = [...own, `'nonce-${nonce}'`];
  return directives({ scripts: withNonce, styles: withNonce }).join('; ');
}

/** For addresses that contain a token: nothing may store or leak the address. */
export const secretAddress = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** For all answers except documents and files: a browser that displays one as a page may not run anything in it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const headers = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
export const isLocal = (host = ''): boolean => localHost.test(host);
const yearSeconds = 31_536_000;

export interface SecurityOptions {
  /** Whether visitors use HTTPS. */
  isHttps: boolean;
  /** Whether every subdomain of the host uses HTTPS too. */
  hstsSubdomains?: boolean;
}

/** Browsers ignore this header on plain HTTP, with an error in their console. */
export const apartHeaders = { 'cross-origin-opener-policy': 'same-origin' };
const headersByHttps = { ...headers, ...apartHeaders, 'strict-transport-security': `max-age=${yearSeconds}` };
const headersWithSubdomains = {
  ...headersByHttps,
  'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
};

/** The headers of every answer. */
export function headersForAnyHost(options: SecurityOptions): Record<string, string> {
  if (!options.isHttps) return headers;
  return options.hstsSubdomains ? headersWithSubdomains : headersByHttps;
}

export function secureAnswer(request: FastifyRequest, reply: FastifyReply, options: SecurityOptions): void {
  reply.headers(headersForAnyHost(options));
  if (request.protocol === 'https' || isLocal(request.host)) reply.headers(apartHeaders);
}

export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    secureAnswer(request, reply, options);
    done();
  });
}

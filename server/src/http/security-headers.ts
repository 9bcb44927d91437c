import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface PolicyOptions {
  /** Whether the operator has a key for the places of Google. */
  usesGoogleMaps: boolean;
  /** Where the operator's drawn map comes from. */
  tilesUrl?: string | undefined;
  /** Where a browser is sent to pay. */
  paymentsUrl?: string | undefined;
}

// The Maps script adds scripts of its own host. Only its data is used, never a map or a widget: no images, no styles.
const googleScripts = 'https://maps.googleapis.com';
const googleData = 'https://maps.googleapis.com https://places.googleapis.com';

/**
 * What a document may load: only this site, its own inline scripts, and blurred placeholders as data; and the places
 * of Google, the tiles of a map and a page to pay on, where the operator chose them.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { usesGoogleMaps, tilesUrl, paymentsUrl }: PolicyOptions,
): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  const scripts = ["'self'", ...hashes, ...(usesGoogleMaps ? [googleScripts] : [])];
  const connections = [
    "'self'",
    ...(usesGoogleMaps ? [googleData] : []),
    ...(tilesUrl ? [new URL(tilesUrl).origin] : []),
  ];
  const forms = ["'self'", ...(paymentsUrl ? [new URL(paymentsUrl).origin] : [])];
  return [
    ...directives({ scripts, connections, forms }),
    // The script of Google makes elements in ways of its own.
    ...(usesGoogleMaps ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

const own = ["'self'"];

/** What may be loaded and done, each kind by its name; what is not said here is the site's own or nothing. */
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
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action ${forms.join(' ')}`,
    "frame-ancestors 'none'",
  ];
}

/** For a page that makes styles itself, and is not kept: the site's own files, and what has the nonce of this answer. */
export function noncePolicy(nonce: string): string {
  const withNonce = [...own, `'nonce-${nonce}'`];
  return directives({ scripts: withNonce, styles: withNonce }).join('; ');
}

/** For what is answered at an address with a token in it: whoever reads the address could use it. */
export const secretAddress = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Of all but documents and files: if a browser shows such an answer as a page, that page may do nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const headers = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

const localNames = ['localhost', '127.0.0.1', '[::1]'];
const yearSeconds = 31_536_000;

export interface SecurityOptions {
  /** Whether people come by HTTPS. */
  isHttps: boolean;
}

const apart = { 'cross-origin-opener-policy': 'same-origin' };
const headersByHttps = {
  ...headers,
  ...apart,
  'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
};

/** What every answer has, whatever it answers. */
export function headersForAnyHost({ isHttps }: SecurityOptions): Record<string, string> {
  return isHttps ? headersByHttps : headers;
}

export function secureAnswer(request: FastifyRequest, reply: FastifyReply, options: SecurityOptions): void {
  reply.headers(headersForAnyHost(options));
  // Browsers ignore it, with an error in their console, where nothing shows that the address can be trusted.
  if (request.protocol === 'https' || localNames.includes(request.hostname)) reply.headers(apart);
}

export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.addHook('onRequest', async (request, reply) => secureAnswer(request, reply, options));
}

import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { noncePolicy } from '../http/security-headers.ts';

/** The placeholder for each answer's nonce. */
const nonceToCome = 'nonce-to-come';

/**
 * Relies on the `<head>` of @scalar/fastify-api-reference's page and on how its script creates styles: `style`
 * elements from `createElement`, and `style` attributes from `setAttribute` and `innerHTML` (check-internals.ts).
 * Adapts the script so that it violates no policy: it tests whether code can be evaluated, creates style elements,
 * and writes style attributes into markup.
 */
const prelude = `<script nonce="${nonceToCome}">
globalThis.__zod_globalConfig = { jitless: true };
{
  const { nonce } = document.currentScript;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    if (String(name).toLowerCase() === 'style') element.nonce = nonce;
    return element;
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && this.style) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...markup,
    set(text) {
      markup.set.call(this, String(text).replace(/(<[^<>]*?\\s)style=/g, '$1data-style-to-come='));
      for (const each of this.querySelectorAll('[data-style-to-come]')) {
        each.style.cssText = each.dataset.styleToCome;
        each.removeAttribute('data-style-to-come');
      }
    },
  });
}
</script>`;

/** Loaded on the first request, because its scripts take 20 MB of memory and few people open it. */
export async function openApiReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(scalar, {
    routePrefix: '/api/reference',
    configuration: {
      nonce: nonceToCome,
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      favicon: '/favicon.svg',
    },
  });
  return reference;
}

/** The page has a policy of its own, because the hashes of its generated styles cannot be known in advance. */
export function sendFromApiReference(reply: FastifyReply, bytes: Buffer): FastifyReply {
  if (!String(reply.getHeader('content-type')).startsWith('text/html')) return reply.send(bytes);
  const nonce = randomBytes(16).toString('base64');
  const page = preparedPage(bytes.toString()).replaceAll(nonceToCome, nonce);
  return reply
    .removeHeader('content-length')
    .headers({ 'content-security-policy': noncePolicy(nonce), 'cache-control': 'no-store' })
    .send(page);
}

export function preparedPage(page: string): string {
  return page.replace('<head>', `<head>${prelude}`);
}

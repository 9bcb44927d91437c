import { expect, it } from 'vitest';
import { requireReferencePage } from './check-internals.ts';

const page =
  '<html><head><title>API</title></head><body><script nonce="n" src="a.js"></script></body></html>';
const script =
  'createElement("style");e.setAttribute("style",x);e.innerHTML=y;globalThis.__zod_globalConfig={};';

it('accepts the packages as they are', () => {
  expect(() => requireReferencePage(page, script)).not.toThrow();
});

it.each<[what: string, check: () => void, packageName: string]>([
  [
    'a head with attributes',
    () => requireReferencePage(page.replace('<head>', '<head lang="en">'), script),
    '@scalar/fastify-api-reference',
  ],
  [
    'a script without a nonce',
    () => requireReferencePage(page.replace(' nonce="n"', ''), script),
    '@scalar/fastify-api-reference',
  ],
  [
    'styles made in another way',
    () => requireReferencePage(page, `${script}e.insertAdjacentHTML("beforeend",x)`),
    '@scalar/fastify-api-reference',
  ],
  [
    'settings of zod in another place',
    () => requireReferencePage(page, script.replace('__zod_globalConfig', '__zod')),
    '@scalar/fastify-api-reference',
  ],
])('fails the build for %s, naming the package and its version', (_, check, packageName) => {
  expect(check).toThrow(new RegExp(`^${packageName} \\d+\\.\\d+\\.\\d+ .+\\.$`));
});

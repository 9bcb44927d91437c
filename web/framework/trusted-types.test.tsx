import { afterEach, expect, it, vi } from 'vitest';
import { trustedTypesScript } from './trusted-types.ts';

type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

function policyOfDocument(): Policy {
  const createPolicy = vi.fn<(name: string, policy: Policy) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  new Function(trustedTypesScript)();
  const [name, policy] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  if (!policy) throw new Error('There is no policy.');
  return policy;
}

it('allows only React’s script markup as HTML', () => {
  const { createHTML } = policyOfDocument();
  expect(createHTML('')).toBe('');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  for (const text of ['<b>bold</b>', '<script>alert(1)</script>', ' ', '<script></script><img src=x>'])
    expect(createHTML(text)).toBeNull();
});

it('allows no text as code', () => {
  expect(policyOfDocument()).not.toHaveProperty('createScript');
});

it('allows only files of the site as script addresses', () => {
  const { createScriptURL } = policyOfDocument();
  const own = `${location.origin}/assets/worker.mjs`;
  expect(createScriptURL(own)).toBe(own);
  expect(createScriptURL('/sw.js')).toBe('/sw.js');
  const others = [
    '/pictures/a/640.jpg',
    'https://example.com/assets/a.js',
    'data:text/javascript,1',
    '//evil/sw.js',
  ];
  for (const address of others) expect(createScriptURL(address)).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => new Function(trustedTypesScript)()).not.toThrow();
});

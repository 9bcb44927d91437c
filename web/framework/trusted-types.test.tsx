import { afterEach, expect, it, vi } from 'vitest';
import { trustedTypesScript } from './trusted-types.ts';

type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

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

it('takes as markup only what React makes scripts from, and nothing', () => {
  const { createHTML } = policyOfDocument();
  expect(createHTML('')).toBe('');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  for (const text of ['<b>bold</b>', '<script>alert(1)</script>', ' ', '<script></script><img src=x>'])
    expect(createHTML(text)).toBeNull();
});

it('takes as code only what the document came with', () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.textContent = 'import "/assets/a.js"';
  document.head.append(script);
  const { createScript } = policyOfDocument();
  expect(createScript('import "/assets/a.js"')).toBe('import "/assets/a.js"');
  expect(createScript('alert(1)')).toBeNull();
});

it('takes as addresses of code only files of the site', () => {
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

it('is silent in a browser without trusted types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => new Function(trustedTypesScript)()).not.toThrow();
});

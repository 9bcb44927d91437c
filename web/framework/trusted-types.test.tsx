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

it('allows only React’s script markup as HTML', () => {
  const { createHTML } = policyOfDocument();
  expect(createHTML('')).toBe('');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  for (const text of ['<b>bold</b>', '<script>alert(1)</script>', ' ', '<script></script><img src=x>'])
    expect(createHTML(text)).toBeNull();
});

it('allows only the waiting script of the document as code', () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.id = 'later-script';
  script.textContent = 'import "/assets/a.js"';
  document.head.append(script);
  const { createScript } = policyOfDocument();
  expect(createScript('import "/assets/a.js"')).toBe('import "/assets/a.js"');
  expect(createScript('alert(1)')).toBeNull();
});

it('rejects a script whose text was added as a child node', () => {
  const { createScript } = policyOfDocument();
  const script = document.createElement('script');
  script.append('alert(1)');
  // Browsers ask the policy once the script is in the document.
  document.head.append(script);
  expect(createScript('alert(1)')).toBeNull();
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

import { expect, it } from 'vitest';
import { jsonLdScript } from './json-ld.server.ts';

it.each(['</script><script>alert(1)</script>', '<!--<script>', 'Rooms & garden > 1', 'a\u2028b', '$& $1'])(
  'escapes %j so that it cannot end its element',
  (name) => {
    const script = jsonLdScript([{ '@type': 'House', name }]);
    const [, text = ''] =
      /^<script type="application\/ld\+json">([^<>&\u2028]*)<\/script>$/.exec(script) ?? [];
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'House', name }],
    });
  },
);

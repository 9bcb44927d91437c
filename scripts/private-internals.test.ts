import { expect, it } from 'vitest';
import { internalsIn } from './private-internals.ts';

it.each([
  "import worker from 'maplibre-gl/dist/worker.mjs?url';",
  "const icon = await import('lucide-react/dist/esm/icons/house.mjs');",
  'globalThis.__zod_globalConfig = {};',
  'const { __reactFiber } = element;',
  'Document.prototype.createElement = function () {};',
  "Object.defineProperty(Element.prototype, 'innerHTML', {});",
])('finds %s', (source) => {
  expect(internalsIn(source)).toHaveLength(1);
});

it.each([
  "import 'maplibre-gl/dist/maplibre-gl.css';",
  "import { z } from 'zod';",
  "import { build } from '../build/dist/x.ts';",
  'const html = { dangerouslySetInnerHTML: { __html: text } };',
])('ignores %s', (source) => {
  expect(internalsIn(source)).toEqual([]);
});

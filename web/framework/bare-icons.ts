import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { onePath, type Shape } from './one-path.ts';
import { requireInternal } from './require-internal.ts';

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const maker = '../createLucideIcon.mjs';
const unused = /\n\s*name: "[^"]*",|,?\s*aliases: \[[^\]]*\]|,?\s*key: "[^"]*"|\n__iconData\.node;/g;
const svgIcon = fileURLToPath(new URL('./svg-icon.ts', import.meta.url));

/**
 * Relies on how lucide-react writes the module of an icon: its path, the import of `createLucideIcon`, and the literal
 * with `name`, `aliases` and `key`, and a statement without effect after it. Keeps only the drawing, which svg-icon.ts
 * renders, as one path: random keys do not compress, and a list has a hundred shapes. Saves 1.7 KB in the scripts of
 * every page, which would otherwise exceed their limit.
 */
export function bareIcons(): Rolldown.Plugin {
  let count = 0;
  return {
    name: 'bare-icons',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        source === maker && importer && icon.test(importer) ? svgIcon : undefined,
    },
    transform(code, id) {
      if (!icon.test(id)) return undefined;
      count += 1;
      return { code: bareIcon(code), map: null };
    },
    generateBundle() {
      requireInternal(
        count > 0,
        'lucide-react',
        'keeps its icons in other files than bare-icons.ts expects.',
      );
    },
  };
}

export function bareIcon(code: string): string {
  // An alias of an icon is a module that only re-exports it.
  if (!code.includes('__iconData =')) {
    requireInternal(
      /^export \{ .+ \} from '\.\/[\w-]+\.mjs';$/m.test(code),
      'lucide-react',
      'writes its icons differently from what bare-icons.ts expects.',
    );
    return code;
  }
  const bare = code.replace(unused, '');
  const isBare = code.includes(`from '${maker}'`) && bare !== code && !/\b(name|key|aliases): /.test(bare);
  requireInternal(isBare, 'lucide-react', 'describes an icon differently from what bare-icons.ts expects.');
  return withOnePath(bare);
}

const drawing = /\{\n\s*size: 24,\n\s*node: (\[[^;]*\])\n\}/;
const shape = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;

/** Drawings with other attributes, such as filled dots, keep their shapes. */
function withOnePath(code: string): string {
  const [whole = '', list = ''] = drawing.exec(code) ?? [];
  const shapes = [...list.matchAll(shape)].map(([, tag = '', attributes = '']): Shape => {
    const pairs = [...attributes.matchAll(/(\w+): "([^"]*)"/g)];
    return [tag, Object.fromEntries(pairs.map(([, name, value]) => [name, value]))];
  });
  const isWhole = shapes.length > 0 && /^[[\],\s]*$/.test(list.replace(shape, ''));
  requireInternal(isWhole, 'lucide-react', 'writes a drawing differently from what bare-icons.ts expects.');
  const d = onePath(shapes);
  return d ? code.replace(whole, JSON.stringify(d)) : code;
}

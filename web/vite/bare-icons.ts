import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const names = /\n\s*name: "[^"]*",|,?\s*aliases: \[[^\]]*\]|,?\s*key: "[^"]*"/g;
const svgIcon = fileURLToPath(new URL('./svg-icon.ts', import.meta.url));

/**
 * Leaves of each icon its drawing, which our own function draws: names and keys say nothing to anyone here, and random
 * keys do not compress.
 */
export function bareIcons(): Rolldown.Plugin {
  return {
    name: 'bare-icons',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        source === '../createLucideIcon.mjs' && importer && icon.test(importer) ? svgIcon : undefined,
    },
    transform(code, id) {
      return icon.test(id) ? { code: code.replace(names, ''), map: null } : undefined;
    },
  };
}

import type { Plugin } from 'vite';

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const names = /\n\s*name: "[^"]*",|,?\s*aliases: \[[^\]]*\]|,?\s*key: "[^"]*"/g;

/** Leaves of each icon its drawing: names and keys say nothing to anyone here, and random keys do not compress. */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    transform(code, id) {
      return icon.test(id) ? { code: code.replace(names, ''), map: null } : undefined;
    },
  };
}

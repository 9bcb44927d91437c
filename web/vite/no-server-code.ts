import type { Plugin } from 'vite';

/** Fails the build if the browser's scripts contain a `.server` file. */
export function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const found = modules.filter((id) => /\.server\.tsx?$/.test(id));
      if (found.length > 0) this.error(`The browser would load code of the server: ${found.join(', ')}`);
    },
  };
}

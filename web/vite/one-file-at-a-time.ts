import fs from 'node:fs';

/**
 * The messages are thousands of small files. Writing them all at once would exceed the limit on open files of some
 * systems (1,024).
 */
export const oneFileAtATime = {
  ...fs,
  promises: {
    ...fs.promises,
    writeFile: async (...file: Parameters<typeof fs.writeFileSync>) => fs.writeFileSync(...file),
  },
};

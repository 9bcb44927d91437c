import fs from 'node:fs';

/** The messages are thousands of small files. Written all at once they are open all at once, and some systems allow 1,024. */
export const oneFileAtATime = {
  ...fs,
  promises: {
    ...fs.promises,
    writeFile: async (...file: Parameters<typeof fs.writeFileSync>) => fs.writeFileSync(...file),
  },
};

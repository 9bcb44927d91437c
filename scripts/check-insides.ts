import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { insidesIn } from './private-insides.ts';

/** Only the `framework` folders may use what a package does not promise. */
const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{contract/src,server/src,web/app,web/vite}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => /(^|\/)(paraglide|framework)$/.test(file),
});
const found = files.flatMap((file) =>
  insidesIn(readFileSync(path.join(root, file), 'utf8')).map((inside) => `${file}: ${inside}`),
);
for (const line of found)
  console.error(`${line} is a private inside of a package. Move its use to a framework folder.`);
process.exitCode = found.length > 0 ? 1 : 0;

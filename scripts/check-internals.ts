import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { internalsIn } from './private-internals.ts';

/** Only the `framework` folders may use private internals of packages. */
const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{contract/src,server/src,web/app,web/vite}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => /(^|\/)(paraglide|framework)$/.test(file),
});
const found = files.flatMap((file) =>
  internalsIn(readFileSync(path.join(root, file), 'utf8')).map((internal) => `${file}: ${internal}`),
);
for (const line of found)
  console.error(`${line} is private to a package. Move its use to a framework folder.`);
process.exitCode = found.length > 0 ? 1 : 0;

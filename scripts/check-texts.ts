import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { literalTexts } from './literal-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Seen only while developing, or not at all. */
const exempt = /^web\/app\/(routes\/dev|paraglide)\/|\.test\.tsx$/;

const found = globSync('web/app/**/*.tsx', { cwd: root })
  .filter((file) => !exempt.test(file))
  .sort()
  .flatMap((file) =>
    literalTexts(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${JSON.stringify(text)}`,
    ),
  );

const sources = globSync('web/app/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => file === 'web/app/paraglide',
});
const used = new Set(
  sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bm\.(\w+)/g)].map((match) => match[1]),
  ),
);
const unused = globSync('web/messages/en/*.json', { cwd: root })
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object))
  .filter((key) => !key.startsWith('$') && !used.has(key));

if (unused.length > 0) {
  console.error(`Nothing says these messages:\n${unused.join('\n')}`);
  process.exitCode = 1;
}
if (found.length > 0) {
  console.error(`These words belong into web/messages:\n${found.join('\n')}`);
  process.exitCode = 1;
}

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

if (found.length > 0) {
  console.error(`These words belong into web/messages:\n${found.join('\n')}`);
  process.exit(1);
}

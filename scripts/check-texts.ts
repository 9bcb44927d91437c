import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentTexts, serverTexts } from './code-texts.ts';
import { earlyMessages } from './early-messages.ts';
import { literalTexts } from './literal-texts.ts';
import { untranslated } from './messages/untranslated.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Side {
  catalogue: string;
  /** `shown`: files that may show a text. `used`: files that may use a message. */
  shown: string;
  used: string;
  exempt: RegExp;
  textsOf: typeof literalTexts;
}

const sides: readonly Side[] = [
  {
    catalogue: 'web/messages',
    shown: 'web/app/**/*.tsx',
    used: 'web/app/**/*.{ts,tsx}',
    // Generated files.
    exempt: /^web\/app\/paraglide\/|\.test\.tsx$/,
    textsOf: (source) => uniqueTexts([...literalTexts(source), ...codeTexts(componentTexts, source)]),
  },
  {
    catalogue: 'web/messages',
    shown: 'web/{app,service-worker}/**/*.ts',
    used: 'web/app/**/*.{ts,tsx}',
    // Generated files, types of schema.org, and scripts.
    exempt:
      /^web\/app\/(paraglide|lib\/structured-data|lib\/documents\/(defer-scripts|list-kept-script))|\.test\.ts$/,
    textsOf: (source) => codeTexts(serverTexts, source),
  },
  {
    catalogue: 'contract/messages',
    shown: 'contract/src/**/*.ts',
    used: 'contract/src/**/*.ts',
    // Generated files, and words that swindlers write.
    exempt: /^contract\/src\/(paraglide|fraud)\/|\.test\.ts$/,
    textsOf: (source) => codeTexts(serverTexts, source),
  },
  {
    catalogue: 'server/messages',
    shown: 'server/src/{features,http,lib,platform/{mail,pictures,push,sms},setup}/**/*.ts',
    used: 'server/src/**/*.ts',
    // Words that visitors type, letters, a script and a style, and what operators and developers read.
    exempt:
      /\/search\/understanding\/|\/city\/(pack\/|load-city)|\/http\/(metrics|observe-requests|openapi)\.ts$|\/lib\/(indic|tile-archive)\.ts$|\/setup\/setup-(script|style)\.ts$|\.test\.ts$/,
    textsOf: (source) => codeTexts(serverTexts, source),
  },
];

/**
 * Names of formats, keys, elements, companies and languages, descriptions of parameters, lock keys, and a dummy password
 * for comparison.
 */
const notVisible = new Set([
  'A whole number from x to x.',
  'All',
  'Bearer x',
  'Disallow: x',
  'English',
  'Enter',
  'Escape',
  'Feature',
  'Files',
  'Map.Title',
  'Marker.Title',
  'Of x.',
  'Point',
  'Polygon',
  'Razorpay',
  'Several with commas between them.',
  'Tab',
  'Thikana',
  'conversations of x',
  'no account has this password',
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu]',
  'openid email profile',
  'नेपाली',
  'हिंदी',
  'বাংলা',
]);

function codeTexts(textsOf: typeof literalTexts, source: string) {
  return textsOf(source).filter(({ text }) => !notVisible.has(text));
}

/** What a component shows directly is found in its code too. */
function uniqueTexts(texts: ReturnType<typeof literalTexts>) {
  return [...new Map(texts.map((found) => [`${found.line} ${found.text}`, found])).values()];
}

for (const folder of ['contract/messages', 'web/messages', 'server/messages'])
  report(`These messages of ${folder} are not translated:`, untranslated(path.join(root, folder)));

for (const { catalogue, shown, used, exempt, textsOf } of sides) {
  const found = globSync(shown, { cwd: root })
    .filter((file) => !exempt.test(file))
    .sort()
    .flatMap((file) =>
      textsOf(read(file)).map(({ line, text }) => `${file}:${line} ${JSON.stringify(text)}`),
    );
  const sources = globSync(used, { cwd: root, exclude: (file) => file.endsWith('/paraglide') });
  const keys = new Set(
    sources.flatMap((file) => [...read(file).matchAll(/\bm\.(\w+)/g)].map((match) => match[1])),
  );
  const unused = globSync(`${catalogue}/en/*.json`, { cwd: root })
    .flatMap((file) => Object.keys(JSON.parse(read(file)) as object))
    .filter((key) => !key.startsWith('$') && !keys.has(key));
  report(`Nothing uses these messages of ${catalogue}:`, unused);
  report(`These words belong into ${catalogue}:`, found);
}

const loadedOnce = globSync('{contract/src,server/src,web/app}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => file.endsWith('/paraglide'),
});
report(
  'These messages are read while a module loads, before there is a language:',
  loadedOnce
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      earlyMessages(read(file), { tsx: file.endsWith('x') }).map((line) => `${file}:${line}`),
    ),
);

function report(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`${title}\n${lines.join('\n')}`);
  process.exitCode = 1;
}

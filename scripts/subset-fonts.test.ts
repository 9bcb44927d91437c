import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const styles = path.join(root, 'web/app/styles');
const css = ['fonts.css', 'scripts.css']
  .map((file) => readFileSync(path.join(styles, file), 'utf8'))
  .join('');

interface Face {
  face: string;
  file: string;
  ranges: [first: number, last: number][];
}

const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, body = '']): Face[] => {
  const file = /url\("(.+?)"\)/.exec(body)?.[1];
  const name = /font-family: "(.+?)"/.exec(body)?.[1];
  const weight = /font-weight: (\d+)/.exec(body)?.[1];
  if (!file) return [];
  const ranges = [...(/unicode-range:(.+?);/s.exec(body)?.[1] ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/g)];
  return [
    {
      face: `${name} ${weight}`,
      file,
      ranges: ranges.map(([, first = '', last = first]) => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ]),
    },
  ];
});
const textFaces = ['Hind Siliguri 400', 'Hind Siliguri 600'];
const filesOf = (face: string) => faces.filter((each) => each.face === face);

it.each(textFaces)('has every character in at most one file of %s', (face) => {
  const ranges = filesOf(face)
    .flatMap(({ ranges }) => ranges)
    .sort(([one], [other]) => one - other);
  expect(ranges.length).toBeGreaterThan(20);
  ranges.reduce((before, range) => {
    expect(range[0]).toBeGreaterThan(before[1]);
    return range;
  });
});

it.each([...textFaces, 'Halant 600'])(
  'the subset of %s contains every character of its range',
  async (face) => {
    const small = filesOf(face).find(({ file }) => file.includes('fonts/'));
    if (!small) throw new Error('There is no small file.');
    const bytes = readFileSync(path.join(styles, small.file));
    expect(bytes.length).toBeLessThan(9_700);
    const letters = small.ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const sizes = await Promise.all(
      ['a', `a${letters.join('')}`, ...letters.map((letter) => `a${letter}`)].map(
        async (text) => (await subsetFont(bytes, text, { targetFormat: 'truetype' })).length,
      ),
    );
    const [one = 0, all = 0, ...each] = sizes;
    expect(all).toBeGreaterThan(one);
    const missing = letters.filter(
      (letter, index) => letter.trim() && letter !== 'a' && (each[index] ?? 0) <= one,
    );
    expect(missing).toEqual([]);
  },
);

const sources = {
  Bengali: { family: 'hind-siliguri', script: 'bengali', zero: 0x09e6 },
  Devanagari: { family: 'noto-sans-devanagari', script: 'devanagari', zero: 0x0966 },
};

/** The outlines of the ten digits from this code on, in their order. */
async function outlinesOf(file: string, zero: number): Promise<unknown[]> {
  const codes = Array.from({ length: 10 }, (_, digit) => zero + digit);
  const font = Font.create(
    await subsetFont(readFileSync(file), String.fromCodePoint(...codes), { targetFormat: 'truetype' }),
    { type: 'ttf' },
  );
  const { glyf } = font.get();
  return codes.map((code) => glyf.find(({ unicode }) => unicode?.includes(code))?.contours);
}

it.each(['Bengali', 'Devanagari'] as const)('draws the digits of %s for 0 to 9', async (name) => {
  const { family, script, zero } = sources[name];
  for (const weight of [400, 600]) {
    const face = filesOf(`${name} Digits ${weight}`)[0];
    if (!face) throw new Error('There is no such font.');
    expect(face.ranges).toEqual([[0x30, 0x39]]);
    const own = await outlinesOf(path.join(styles, face.file), 0x30);
    const whole = path.join(styles, `../../../node_modules/@fontsource/${family}/files`);
    expect(own).toEqual(
      await outlinesOf(path.join(whole, `${family}-${script}-${weight}-normal.woff2`), zero),
    );
    expect(own).not.toContain(undefined);
  }
});

it.each([
  ['Bengali', ['bn']],
  ['Devanagari', ['hi', 'ne']],
] as const)('supplies the letters of %s that the texts of the site use', async (name, languages) => {
  const face = filesOf(`${name} Letters 400`)[0];
  if (!face) throw new Error('There is no such font.');
  const bytes = readFileSync(path.join(styles, face.file));
  expect(bytes.length).toBeLessThan(75 * 1024);
  const isInRange = (code: number) => face.ranges.some(([first, last]) => code >= first && code <= last);
  const texts = languages.flatMap((language) =>
    globSync(`{web,contract,server}/messages/${language}/*.json`, { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  const used = [...new Set(texts.join(''))].filter((letter) => isInRange(letter.codePointAt(0) ?? 0));
  expect(used.length).toBeGreaterThan(50);
  const supplied = await lettersOf(bytes, used);
  expect(used.filter((letter) => !supplied.has(letter))).toEqual([]);
});

async function lettersOf(font: Buffer, letters: readonly string[]): Promise<Set<string>> {
  const plain = await subsetFont(font, letters.join(''), { targetFormat: 'truetype' });
  const { glyf } = Font.create(plain, { type: 'ttf' }).get();
  return new Set(glyf.flatMap(({ unicode }) => (unicode ?? []).map((code) => String.fromCodePoint(code))));
}

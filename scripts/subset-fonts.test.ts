import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

const styles = path.resolve(import.meta.dirname, '../web/app/styles');
const css = readFileSync(path.join(styles, 'fonts.css'), 'utf8');

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

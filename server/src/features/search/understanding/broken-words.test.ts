import { searchWordsMaxLength } from '@thikana/contract/vocabulary';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useCityOfTests } from '../../../../test/city/cities.ts';
import { understandWords } from './understand-words.ts';

const slowMilliseconds = 10;
const inputs = 10_000;

beforeAll(() => useCityOfTests('siliguri'));

const pieces = [
  ...[
    '2bhk',
    '1.5',
    '৩',
    '२',
    '9'.repeat(40),
    '1e309',
    '-0',
    '½',
    '६ठी',
    '3-',
    '-3',
    '10k-',
    '..',
    ',',
    '₹',
    '%',
    '+',
  ],
  ...[
    'under',
    'between',
    'to',
    'or',
    'not',
    'near',
    'no',
    'tak',
    'মধ্যে',
    'तक',
    'सम्म',
    'per',
    'lakh',
    'cr',
    'katha',
  ],
  ...[
    'matigara',
    'মাটিগাড়ায়',
    'बाज़ार',
    'के',
    'पास',
    'er',
    'pashe',
    'njp',
    'hospital',
    'room',
    'flat',
    'घर',
    'ঘর',
  ],
  ...[
    '😀',
    '🏠🏠',
    '\u200d',
    '\u0000',
    '\ud800',
    'é́́',
    '\u202e',
    '​',
    '　',
    '\t',
    '\n',
    "'",
    '"',
    '\\',
    '<b>',
    '%s',
  ],
  ...['.*', '(((', '[', '$^', 'constructor', '__proto__', 'toString', 'null', 'NaN', 'Infinity'],
];
const broken = fc.oneof(
  fc.string({ unit: 'binary', maxLength: searchWordsMaxLength }),
  fc.string({ unit: 'grapheme', maxLength: searchWordsMaxLength }),
  fc.stringMatching(/^[0-9০-৯०-९.,\- ]{0,200}$/),
  fc
    .array(fc.constantFrom(...pieces), { maxLength: 40 })
    .chain((some) => fc.constantFrom(' ', '', ', ').map((between) => some.join(between))),
);

/** The least time of a few readings, so that other work on the machine does not count. */
function millisecondsToRead(text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && least > slowMilliseconds; time += 1) {
    const begun = performance.now();
    understandWords(text);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

it('reads ten thousand broken inputs, each within ten milliseconds', { timeout: 120_000 }, () => {
  // The vocabulary is built by the first reading.
  understandWords('flat');
  let read = 0;
  fc.assert(
    fc.property(broken, (text) => {
      const typed = text.slice(0, searchWordsMaxLength);
      expect(millisecondsToRead(typed)).toBeLessThan(slowMilliseconds);
      const { q } = understandWords(typed);
      expect(understandWords(q).q).toBe(q);
      read += 1;
    }),
    { numRuns: inputs },
  );
  expect(read).toBe(inputs);
});

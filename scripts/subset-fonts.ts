/**
 * Writes web/app/styles/fonts from the font packages: `node scripts/subset-fonts.ts`. The subset has the characters
 * that the site's own texts use, so that a first visit loads three fifths of the bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'web/app/styles/fonts');
const packages = path.join(root, 'node_modules/@fontsource');

/** ASCII and the other characters of the site's texts; fonts.css lists the same. */
const textLetters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0²·½×é–—‘’“”•…−',
].join('');

/** The letters of headings and names; fonts.css lists the same. Text that people write has others too, in the font below. */
const headingLetters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'()+,-.:?\u00b7\u2013\u2019";

const subsets = [
  { family: 'hind-siliguri', weight: 400, letters: textLetters },
  { family: 'hind-siliguri', weight: 600, letters: textLetters },
  { family: 'halant', weight: 600, letters: headingLetters },
];

mkdirSync(folder, { recursive: true });
for (const { family, weight, letters } of subsets) {
  const source = path.join(packages, family);
  const whole = readFileSync(path.join(source, `files/${family}-latin-${weight}-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(path.join(folder, `${family}-${weight}.woff2`), cut);
  writeFileSync(path.join(folder, `LICENSE-${family}`), readFileSync(path.join(source, 'LICENSE')));
  console.log(`${family} ${weight}: ${cut.length} of ${whole.length} bytes`);
}

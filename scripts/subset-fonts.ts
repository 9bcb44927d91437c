/**
 * Writes web/app/styles/fonts from the font packages: `node scripts/subset-fonts.ts`. The subset has the characters
 * that the site's own texts use, so that a first visit loads three fifths of the bytes.
 * The fonts of digits draw those of Bengali or Devanagari for 0 to 9.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Font } from 'fonteditor-core';
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

const latinDigits = '0123456789';

const nativeDigits = [
  { script: 'bengali', family: 'hind-siliguri', digits: '০১২৩৪৫৬৭৮৯' },
  { script: 'devanagari', family: 'noto-sans-devanagari', digits: '०१२३४५६७८९' },
];

mkdirSync(folder, { recursive: true });
for (const { family, weight, letters } of subsets) {
  const whole = sourceOf(family, 'latin', weight);
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  write(family, `${family}-${weight}`, cut);
  console.log(`${family} ${weight}: ${cut.length} of ${whole.length} bytes`);
}
for (const { script, family, digits } of nativeDigits) {
  for (const weight of [400, 600]) {
    const native = await subsetFont(sourceOf(family, script, weight), digits, { targetFormat: 'truetype' });
    const cut = await subsetFont(asLatin(native, digits), latinDigits, { targetFormat: 'woff2' });
    write(family, `${script}-digits-${weight}`, cut);
    console.log(`digits of ${script} ${weight}: ${cut.length} bytes`);
  }
}

function sourceOf(family: string, script: string, weight: number): Buffer {
  return readFileSync(path.join(packages, family, `files/${family}-${script}-${weight}-normal.woff2`));
}

/** The same shapes for the digits 0 to 9. */
function asLatin(native: Buffer, digits: string): Buffer {
  const font = Font.create(native, { type: 'ttf', hinting: true });
  for (const glyph of font.get().glyf) {
    const digit = digits.indexOf(String.fromCodePoint(glyph.unicode?.[0] ?? 0));
    glyph.unicode = digit < 0 ? [] : [latinDigits.charCodeAt(digit)];
  }
  return font.write({ type: 'ttf', hinting: true, toBuffer: true }) as Buffer;
}

function write(family: string, name: string, font: Buffer): void {
  writeFileSync(path.join(folder, `${name}.woff2`), font);
  const license = readFileSync(path.join(packages, family, 'LICENSE'));
  writeFileSync(path.join(folder, `LICENSE-${family}`), license);
}

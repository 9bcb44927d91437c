/**
 * Writes web/app/styles/fonts from the font packages: `node scripts/subset-fonts.ts`. The subset has the characters
 * that the site's own texts use, so that a first visit loads three fifths of the bytes.
 * The fonts of digits draw those of Bengali or Devanagari for 0 to 9. The fonts of letters are for systems that have none.
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

const nativeScripts = [
  { script: 'bengali', family: 'hind-siliguri', digits: '০১২৩৪৫৬৭৮৯', block: 0x0980 },
  { script: 'devanagari', family: 'noto-sans-devanagari', digits: '०१२३४५६७८९', block: 0x0900 },
];
/** Two full stops, two joiners, and the circle that carries a sign without a letter; scripts.css lists the same. */
const sharedLetters = '\u0964\u0965\u200c\u200d\u25cc';

mkdirSync(folder, { recursive: true });
for (const { family, weight, letters } of subsets) {
  const whole = sourceOf(family, 'latin', weight);
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  write(family, `${family}-${weight}`, cut);
  console.log(`${family} ${weight}: ${cut.length} of ${whole.length} bytes`);
}
for (const { script, family, digits, block } of nativeScripts) {
  for (const weight of [400, 600]) {
    const native = await subsetFont(sourceOf(family, script, weight), digits, { targetFormat: 'truetype' });
    const cut = await subsetFont(asLatin(native, digits), latinDigits, { targetFormat: 'woff2' });
    write(family, `${script}-digits-${weight}`, cut);
    console.log(`digits of ${script} ${weight}: ${cut.length} bytes`);
  }
  const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(block + index)).join('');
  const cut = await subsetFont(sourceOf(family, script, 400), letters + sharedLetters, {
    targetFormat: 'woff2',
    noHinting: true,
  });
  write(family, `${script}-letters-400`, cut);
  console.log(`letters of ${script}: ${cut.length} bytes`);
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

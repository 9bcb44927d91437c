import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

export type Weight = 500 | 700;

export interface Look {
  size: number;
  weight: Weight;
  maxWidth: number;
}

/** A glyph as an SVG path, upside down, in font units. */
interface Outline {
  path: string;
  x: number;
  y: number;
  scale: number;
}

/** Text as outlines, so that it looks the same on every machine, independent of its fonts. */
export interface OutlinedText {
  /** The line starts at the origin. */
  outlines: readonly Outline[];
  /** The outlines as SVG. */
  svg: string;
  width: number;
}

/** Fonts in the order in which they are searched for a character; the rupee sign is in the second. */
const fontNames = [
  ['hind-siliguri', 'latin'],
  ['hind-siliguri', 'latin-ext'],
  ['hind-siliguri', 'bengali'],
  ['hind', 'devanagari'],
] as const;
const fontFolders = {
  'hind-siliguri': import.meta.resolve('@fontsource/hind-siliguri/package.json'),
  hind: import.meta.resolve('@fontsource/hind/package.json'),
};
const ellipsis = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const opened = new Map<Weight, Promise<fontkit.Font[]>>();

interface Run {
  font: fontkit.Font;
  text: string;
}

/** Sets one line in the site's fonts, shortened to the width; characters that the fonts lack are left out. */
export async function outlineText(text: string, { size, weight, maxWidth }: Look): Promise<OutlinedText> {
  const fonts = await openFonts(weight);
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment).filter((part) => findFont(part));
  const whole = outlineLine(parts.join(''));
  if (whole.width <= maxWidth) return whole;
  const shortened = (length: number) => outlineLine(parts.slice(0, length).join('').trimEnd() + ellipsis);
  let fitting = 0;
  let tooLong = parts.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (shortened(middle).width <= maxWidth) fitting = middle;
    else tooLong = middle;
  }
  return shortened(fitting);

  function findFont(part: string): fontkit.Font | undefined {
    const points = [...part].map((character) => character.codePointAt(0) ?? 0);
    return fonts.find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
  }

  function outlineLine(line: string): OutlinedText {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(line)) {
      const font = findFont(segment);
      const last = runs.at(-1);
      if (font && last?.font === font) last.text += segment;
      else if (font) runs.push({ font, text: segment });
    }
    const outlines: Outline[] = [];
    let width = 0;
    for (const { font, text: run } of runs) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const place = { x: width + xOffset * scale, y: -yOffset * scale };
        outlines.push({ path: glyph.path.toSVG(), ...place, scale });
        width += xAdvance * scale;
      });
    }
    return { outlines, svg: outlines.map(svgOf).join(''), width };
  }
}

function svgOf({ path, x, y, scale }: Outline): string {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" d="${path}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function openFonts(weight: Weight): Promise<fontkit.Font[]> {
  const open = async ([family, script]: (typeof fontNames)[number]) => {
    const file = new URL(`files/${family}-${script}-${weight}-normal.woff`, fontFolders[family]);
    return (await fontkit.open(fileURLToPath(file))) as fontkit.Font;
  };
  const fonts = opened.get(weight) ?? Promise.all(fontNames.map(open));
  opened.set(weight, fonts);
  return fonts;
}

import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

export type Weight = 500 | 700;

/** Text as outlines, so that it looks alike on every machine, whatever fonts are installed there. */
export interface OutlinedText {
  /** SVG, the beginning of the line at the origin. */
  svg: string;
  width: number;
}

/** In the order in which they are asked for a character; the rupee's sign is in the second. */
const scripts = ['latin', 'latin-ext', 'bengali'] as const;
const fontFolder = import.meta.resolve('@fontsource/hind-siliguri/package.json');
const ellipsis = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const opened = new Map<Weight, Promise<fontkit.Font[]>>();

interface Run {
  font: fontkit.Font;
  text: string;
}

/** One line in the site's own font, shortened where it would be wider; what the font cannot write is left out. */
export async function outlineText(
  text: string,
  { size, weight, maxWidth }: { size: number; weight: Weight; maxWidth: number },
): Promise<OutlinedText> {
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
    let width = 0;
    const outlines = runs.map(({ font, text: run }) => {
      const scale = size / font.unitsPerEm;
      const { paths, advance } = outlineRun(font, run);
      const placed = `<g transform="translate(${round(width)}) scale(${scale} ${-scale})">${paths}</g>`;
      width += advance * scale;
      return placed;
    });
    return { svg: outlines.join(''), width };
  }
}

function outlineRun(font: fontkit.Font, text: string): { paths: string; advance: number } {
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const place = `translate(${round(advance + xOffset)} ${round(yOffset)})`;
    advance += xAdvance;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { paths: paths.join(''), advance };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function openFonts(weight: Weight): Promise<fontkit.Font[]> {
  const open = async (script: (typeof scripts)[number]) => {
    const file = new URL(`files/hind-siliguri-${script}-${weight}-normal.woff`, fontFolder);
    return (await fontkit.open(fileURLToPath(file))) as fontkit.Font;
  };
  const fonts = opened.get(weight) ?? Promise.all(scripts.map(open));
  opened.set(weight, fonts);
  return fonts;
}

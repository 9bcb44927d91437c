import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { m } from '../../../paraglide/messages.js';
import { type Look, type OutlinedText, outlineText } from '../cards/outline-text.ts';
import type { PosterWords } from './poster-words.ts';
import { wrapText } from './wrap-text.ts';

/** A4 upright, in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 42;
const inner = page.width - 2 * margin;
const bandHeight = 186;
const pictureHeight = 256;
const codeSize = 132;

const ownAccents = { tea: '#1d5c42', terracotta: '#a8431b' };
const ink = '#22201b';
const soft = '#5c574c';

/** A poster for printing: the offer, its picture if there is one, and a QR code. */
export async function drawPoster(picture: Buffer | undefined, words: PosterWords): Promise<Buffer> {
  const { accent } = words;
  const { tea, terracotta } = accent ? { tea: accent, terracotta: accent } : ownAccents;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Text is drawn as outlines, so the PDF needs no font.
    font: null as never,
    lang: words.language,
    info: { Title: m.poster_document_title(words), Author: words.siteName },
  });
  const bytes = collect(pdf);
  const put = (text: OutlinedText, x: number, baseline: number, colour: string) =>
    drawText(pdf, text, { x, baseline, colour });
  const write = async (text: string, x: number, baseline: number, { colour, ...look }: Line) => {
    const line = await outlineText(text, { maxWidth: page.width - margin - x, ...look });
    put(line, x, baseline, colour);
    return line.width;
  };

  pdf.rect(0, 0, page.width, bandHeight).fill(tea);
  await writeHeadline(words, put);

  let y = bandHeight;
  if (picture) {
    pdf.save().rect(0, y, page.width, pictureHeight).clip();
    pdf.image(picture, 0, y, { cover: [page.width, pictureHeight], align: 'center', valign: 'center' });
    pdf.restore();
    y += pictureHeight;
  }
  const size = picture ? 44 : 72;
  y += size + (picture ? 14 : 40);
  const priceWidth = await write(words.price, margin, y, { size, weight: 700, colour: terracotta });
  await write(words.per, margin + priceWidth + 10, y, { size: size / 2, weight: 500, colour: soft });
  y += 16;
  const titleLook: Look = { size: picture ? 25 : 40, weight: 700, maxWidth: inner };
  for (const line of await wrapText(words.title, titleLook, picture ? 2 : 4)) {
    y += titleLook.size * 1.25;
    put(line, margin, y, ink);
  }
  y += 6;
  for (const line of [words.facts, words.place]) {
    const lineSize = picture ? 17 : 24;
    y += lineSize * 1.6;
    await write(line, margin, y, { size: lineSize, weight: 500, colour: ink });
  }

  const top = page.height - margin - codeSize;
  drawCode(pdf, words.link, top);
  const x = margin + codeSize + 24;
  await write(words.direct, x, top + 18, { size: 17, weight: 700, colour: tea });
  if (words.phone) {
    await write(words.call, x, top + 46, { size: 14, weight: 500, colour: soft });
    await write(words.phone, x, top + 76, { size: 30, weight: 700, colour: terracotta });
  }
  await write(words.scan, x, top + 108, { size: 14, weight: 500, colour: ink });
  await write(words.link.replace(/^https?:\/\//, ''), x, top + 128, { size: 12, weight: 500, colour: soft });
  pdf.end();
  return bytes;
}

type Line = Omit<Look, 'maxWidth'> & { colour: string };

/** Scales the text to the width. */
async function writeHeadline(
  { headline, subline }: PosterWords,
  put: (text: OutlinedText, x: number, baseline: number, colour: string) => void,
): Promise<void> {
  const most = 88;
  const look: Look = { size: most, weight: 700, maxWidth: Number.POSITIVE_INFINITY };
  const { width } = await outlineText(headline, look);
  const size = Math.min(most, (most * inner) / width);
  const centred = async (text: string, textSize: number, baseline: number) => {
    const line = await outlineText(text, { ...look, size: textSize });
    put(line, (page.width - line.width) / 2, baseline, '#ffffff');
  };
  await centred(headline, size, subline ? 108 : bandHeight / 2 + size * 0.34);
  if (subline) await centred(subline, 36, 162);
}

function drawText(
  pdf: PDFKit.PDFDocument,
  { outlines }: OutlinedText,
  { x, baseline, colour }: { x: number; baseline: number; colour: string },
): void {
  for (const outline of outlines) {
    if (!outline.path) continue;
    pdf.save();
    pdf.transform(outline.scale, 0, 0, -outline.scale, x + outline.x, baseline + outline.y);
    pdf.path(outline.path).fill(colour);
    pdf.restore();
  }
}

function drawCode(pdf: PDFKit.PDFDocument, link: string, top: number): void {
  const { size, data } = encode(link, { border: 0, ecc: 'M' });
  const square = codeSize / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(margin + x * square, top + y * square, square, square);
    });
  });
  pdf.fill('#000000');
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

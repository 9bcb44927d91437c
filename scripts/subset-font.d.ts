declare module 'subset-font' {
  /** Returns the font with only the glyphs of these characters. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'truetype'; noHinting?: boolean },
  ): Promise<Buffer>;
}

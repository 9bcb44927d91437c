declare module 'subset-font' {
  /** The font with these letters alone. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>;
}

import { ImportError } from '../import-error.ts';

const zipStart = [0x50, 0x4b, 0x03, 0x04];

/** Decodes UTF-8; other encodings are refused instead of guessed. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let position = 0;
  try {
    for await (const chunk of bytes) {
      if (isFirst && zipStart.every((byte, index) => chunk[index] === byte)) {
        throw new ImportError(`${file} is a spreadsheet or an archive. Save it as CSV (UTF-8) first.`);
      }
      isFirst = false;
      yield decoder.decode(chunk, { stream: true });
      position += chunk.length;
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportError(
      `${file} is not UTF-8 text (after byte ${position.toLocaleString('en-IN')}). Save it as CSV (UTF-8).`,
    );
  }
}

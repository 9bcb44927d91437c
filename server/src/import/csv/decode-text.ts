import { ImportError } from '../import-error.ts';

const zipStart = [0x50, 0x4b, 0x03, 0x04];

const mark = '\uFEFF';

/** Decodes UTF-8; other encodings are refused instead of guessed. A byte order mark is reported and left out. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  onMark: (mark: string) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let isFirst = true;
  let isStart = true;
  let position = 0;
  try {
    for await (const chunk of bytes) {
      if (isFirst && zipStart.every((byte, index) => chunk[index] === byte)) {
        throw new ImportError(`${file} is a spreadsheet or an archive. Save it as CSV (UTF-8) first.`);
      }
      isFirst = false;
      const text = decoder.decode(chunk, { stream: true });
      const isMarked = isStart && text.startsWith(mark);
      if (isMarked) onMark(mark);
      isStart &&= text === '';
      yield isMarked ? text.slice(1) : text;
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

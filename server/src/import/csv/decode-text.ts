import { ImportError } from '../import-error.ts';

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

const zipStart = [0x50, 0x4b, 0x03, 0x04];

/** Bytes as text; whatever is not text of that encoding is refused instead of being guessed. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  file: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isFirst = true;
  let position = 0;
  try {
    for await (const chunk of bytes) {
      if (isFirst) refuseOtherFiles(chunk, encoding, file);
      isFirst = false;
      yield decoder.decode(chunk, { stream: true });
      position += chunk.length;
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportError(
      `${file} is not ${encoding} text (somewhere after byte ${position.toLocaleString('en-IN')}).\n` +
        'It may be Latin-1, as older spreadsheets write it: put "csv": { "encoding": "windows-1252" } into the mapping, or save the file as UTF-8.',
    );
  }
}

function refuseOtherFiles(start: Uint8Array, encoding: Encoding, file: string): void {
  if (zipStart.every((byte, index) => start[index] === byte)) {
    throw new ImportError(`${file} is a spreadsheet or an archive, not CSV. Save it as CSV (UTF-8) first.`);
  }
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || start.subarray(0, 64).includes(0);
  if (isUtf16 && encoding !== 'utf-16le') {
    throw new ImportError(
      `${file} is not ${encoding} text: it holds zero bytes. If a spreadsheet wrote it as 'Unicode text', put "csv": { "encoding": "utf-16le" } into the mapping.`,
    );
  }
}

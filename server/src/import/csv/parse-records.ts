import { CsvError, type Parser, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { explainDamage } from './explain-damage.ts';
import { countLineBreaks } from './find-quote.ts';

export interface ParsedRecord {
  /** The number of its first line. */
  line: number;
  record: string[];
  /** The raw text, including the line break. */
  raw: string;
}

/** No real row is longer; an unclosed quote would swallow the rest of the file. */
const longestRow = 1_000_000;

/** Parses CSV text chunk by chunk. Records before a damaged place come before the error. */
export async function* parseRecords(text: AsyncIterable<string>, file: string): AsyncGenerator<ParsedRecord> {
  let records: ParsedRecord[] = [];
  let line = 1;
  const parser = parse({
    max_record_size: longestRow,
    on_record: (read: unknown) => {
      const { record, raw } = read as Omit<ParsedRecord, 'line'>;
      records.push({ line, record, raw });
      // The raw text of a record ends inside a two-character line break.
      line += countLineBreaks(raw);
      return null;
    },
    raw: true,
    relax_column_count: true,
  });
  // Every error reaches the writer of the chunk.
  parser.on('error', () => {});
  parser.resume();

  for await (const chunk of text) {
    const failure = await write(parser, chunk);
    yield* records;
    records = [];
    if (failure) throw explain(failure, file, line);
  }
  const failure = await end(parser);
  yield* records;
  if (failure) throw explain(failure, file, line);
}

function write(parser: Parser, chunk: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    parser.write(chunk, (error) => resolve(error ?? undefined));
  });
}

function end(parser: Parser): Promise<Error | undefined> {
  return new Promise((resolve) => {
    parser.once('error', resolve);
    parser.once('end', () => resolve(undefined));
    parser.end();
  });
}

function explain(error: Error, file: string, line: number): Error {
  if (!(error instanceof CsvError)) return error;
  const raw = typeof error.raw === 'string' ? error.raw : '';
  return new ImportError(
    `${file} is damaged: ${explainDamage({ code: error.code, message: error.message, raw, line })}\n` +
      'The rows before it were read, none after it.',
  );
}

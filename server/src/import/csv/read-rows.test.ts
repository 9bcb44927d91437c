import { describe, expect, it } from 'vitest';
import type { Mapping } from '../mapping/mapping.ts';
import { type CsvRow, readRows } from './read-rows.ts';

async function rowsOf(
  content: string | Buffer,
  { columns = ['A'], csv }: { columns?: string[]; csv?: Mapping['csv'] } = {},
): Promise<CsvRow[]> {
  async function* bytes() {
    const buffer = Buffer.from(content);
    // In small pieces, so that letters and rows are cut in two.
    for (let start = 0; start < buffer.length; start += 7) yield buffer.subarray(start, start + 7);
  }
  const rows: CsvRow[] = [];
  for await (const row of readRows({ bytes: bytes(), file: 'my.csv', csv, columns })) rows.push(row);
  return rows;
}

describe('the rows of a CSV file', () => {
  it('come with the line they begin on, over quotes and line breaks', async () => {
    expect(await rowsOf('A,B\r\n1,"two\r\nlines"\r\n\r\n3,"say ""hi"""\r\n')).toEqual([
      { line: 2, cells: { A: '1', B: 'two\r\nlines' } },
      { line: 5, cells: { A: '3', B: 'say "hi"' } },
    ]);
  });

  it('may begin with a byte order mark and use another delimiter', async () => {
    expect(await rowsOf('\uFEFFA;B\nশিলিগুড়ি;2\n', { csv: { delimiter: ';' } })).toEqual([
      { line: 2, cells: { A: 'শিলিগুড়ি', B: '2' } },
    ]);
  });

  it('of another length than the header are reported', async () => {
    expect(await rowsOf('A,B\n1\n1,2,3\n1,2\n')).toEqual([
      { line: 2, problem: { value: '1', reason: 'has 1 cells where the header has 2' } },
      { line: 3, problem: { value: '1,2,3', reason: 'has 3 cells where the header has 2' } },
      { line: 4, cells: { A: '1', B: '2' } },
    ]);
  });

  it('are read as Latin-1 when the mapping says so', async () => {
    const latin1 = Buffer.from('A\nCaf\u00e9\n', 'latin1');
    expect(await rowsOf(latin1, { csv: { encoding: 'windows-1252' } })).toEqual([
      { line: 2, cells: { A: 'Café' } },
    ]);
    await expect(rowsOf(latin1)).rejects.toThrow('my.csv is not utf-8 text');
  });

  it.each([
    ['an empty file', '', 'my.csv is empty'],
    ['a missing column', 'X,Y\n1,2\n', 'columns that my.csv does not have: A'],
    ['a column twice', 'A,A\n1,2\n', 'more than one column named A'],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6]), 'is a spreadsheet or an archive'],
    ['UTF-16', Buffer.from('\uFEFFA\n1\n', 'utf16le'), 'it holds zero bytes'],
    ['a quote that is never closed', 'A,B\n1,"2\n3,4\n', 'my.csv is damaged near line'],
    ['a stray quote', 'A,B\n1,"2"3\n', 'my.csv is damaged near line 2'],
  ])('%s is refused', async (_, content, message) => {
    await expect(rowsOf(content)).rejects.toThrow(message);
  });
});

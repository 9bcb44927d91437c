import { describe, expect, it } from 'vitest';
import { requiredColumns } from '../columns.ts';
import { readMapping } from '../mapping.ts';
import { type CsvRow, readRows } from './read-rows.ts';

const allValues = Object.fromEntries(requiredColumns.map((column) => [column, 'x']));

async function rowsOf(
  content: string | Buffer,
  { columns = {}, values = allValues }: { columns?: object; values?: object } = {},
): Promise<CsvRow[]> {
  const mapping = readMapping(JSON.stringify({ columns, values }), 'my.json');
  async function* bytes() {
    const buffer = Buffer.from(content);
    // In small chunks, so that letters and rows are split.
    for (let start = 0; start < buffer.length; start += 7) yield buffer.subarray(start, start + 7);
  }
  const rows: CsvRow[] = [];
  for await (const row of readRows({ bytes: bytes(), file: 'my.csv', mapping })) rows.push(row);
  return rows;
}

describe('the rows of a CSV file', () => {
  it('have the number of their first line, despite quotes and line breaks', async () => {
    expect(await rowsOf('A,B\r\n1,"two\r\nlines"\r\n\r\n3,"say ""hi"""\r\n')).toEqual([
      { line: 2, raw: '1,"two\r\nlines"\r', cells: { A: '1', B: 'two\r\nlines' } },
      { line: 5, raw: '3,"say ""hi"""\r', cells: { A: '3', B: 'say "hi"' } },
    ]);
  });

  it('may begin with a byte order mark, and are renamed', async () => {
    expect(await rowsOf('\uFEFFName,B\nশিলিগুড়ি,2\n', { columns: { Name: 'title' } })).toEqual([
      { line: 2, raw: 'শিলিগুড়ি,2\n', cells: { title: 'শিলিগুড়ি', B: '2' } },
    ]);
  });

  it('with another number of cells than the header are reported', async () => {
    expect(await rowsOf('A,B\n1\n1,2,3\n1,2\n')).toEqual([
      { line: 2, raw: '1\n', problem: { value: '1', reason: 'has 1 cells where the header has 2' } },
      { line: 3, raw: '1,2,3\n', problem: { value: '1,2,3', reason: 'has 3 cells where the header has 2' } },
      { line: 4, raw: '1,2\n', cells: { A: '1', B: '2' } },
    ]);
  });

  it.each([
    ['an empty file', '', 'my.csv is empty'],
    [
      'a missing column',
      'A,B\n1,2\n',
      'Columns are missing: intent, propertyCategory, title',
      { values: {} },
    ],
    ['a missing renamed column', 'A,B\n', 'columns that do not exist: Rent', { columns: { Rent: 'price' } }],
    [
      'a column twice',
      'price,Rent\n',
      'More than one column is called price',
      { columns: { Rent: 'price' } },
    ],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6]), 'is a spreadsheet or an archive'],
    ['UTF-16', Buffer.from('\uFEFFA\n1\n', 'utf16le'), 'my.csv is not UTF-8 text'],
    ['Latin-1', Buffer.from('A\nCaf\u00e9\n', 'latin1'), 'my.csv is not UTF-8 text'],
    [
      'a quote that is never closed',
      'A,B\n"x\ny",1\n1,"2 "",""\n3,4\n5,6\n',
      'my.csv is damaged: the quote that opens on line 4, in cell 2, is never closed.',
    ],
    [
      'a quote that is not closed for many rows',
      `A,B\n"x\ny","1 ""\n2\n${'3,4\n'.repeat(300_000)}`,
      'the quote that opens on line 3, in cell 2, is not closed within a million characters.',
    ],
    [
      'a quote that the next one closes',
      'A,B\r\n1,"2\r\n3,4\r\n5,"six"\r\n',
      'the quote that opens on line 2, in cell 2, closes on line 4 in the middle of a cell.',
    ],
    ['a stray quote', 'A,B\n1,2"3\n', 'line 2 has a quote in a cell without quotes.'],
  ] as const)('%s is refused', async (_, content, message, mapping?: object) => {
    await expect(rowsOf(content, mapping)).rejects.toThrow(message);
  });
});

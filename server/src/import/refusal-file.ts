import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { csvLine } from '@thikana/contract/csv-line';
import { type CsvHeader, reasonColumn, withoutReason } from './csv/reason-column.ts';
import { ImportError } from './import-error.ts';
import type { RefusedRow } from './refused-row.ts';

/**
 * The refused rows as they were, each with the reason in front, to mend and import. The file exists only if a row was
 * refused, and replaces no other, because the operator may be mending that one.
 */
export function createRefusalFile(place: { path: string } | { folders: readonly string[]; source: string }) {
  if ('path' in place && existsSync(place.path)) {
    throw new ImportError(`${place.path} exists; name another file for the refused rows.`);
  }
  let header: CsvHeader | undefined;
  let opened: { path: string; file: number } | undefined;

  const open = () => {
    const created =
      'path' in place ? createFile(place.path) : createFreeFile(writableOf(place.folders), place.source);
    writeSync(created.file, `${header?.mark ?? ''}${lineWith(reasonColumn, header?.raw ?? '')}`);
    return created;
  };
  const lineWith = (reason: string, raw: string) =>
    // The end of the line is a line break of two letters, of which the raw text has only the first.
    `${csvLine([reason]).trimEnd()},${(header ? withoutReason(header, raw) : raw).replace(/[\r\n]$/, '')}${lineBreak()}`;
  const lineBreak = () => (header?.raw.endsWith('\n') ? '\n' : '\r\n');

  return {
    begin(read: CsvHeader): void {
      header = read;
    },
    add({ raw, problems }: RefusedRow): void {
      opened ??= open();
      const reasons = problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
      writeSync(opened.file, lineWith(reasons.join('; '), raw));
    },
    /** Undefined if no row was refused. */
    path: () => opened?.path,
    close(): void {
      if (opened) closeSync(opened.file);
    },
  };
}

function createFile(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  return { path: file, file: openSync(file, 'wx') };
}

/** The first folder that this user may write to, or the last one. */
function writableOf(folders: readonly string[]): string {
  const isWritable = (folder: string) => {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.find(isWritable) ?? folders.at(-1) ?? '.';
}

/** `homes.refused.csv` for `homes.csv`, or the first free number: `homes.refused-2.csv`. */
function createFreeFile(folder: string, source: string) {
  const name = path.basename(source, '.csv').replace(/\.refused(-\d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const file = path.join(folder, `${name}.refused${number > 1 ? `-${number}` : ''}.csv`);
    if (!existsSync(file)) return createFile(file);
  }
}

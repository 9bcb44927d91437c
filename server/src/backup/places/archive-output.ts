import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Where an archive is written. Its final name appears only when it is complete. */
export interface ArchiveOutput {
  /** Says by its ending how the archive is compressed. */
  name: string;
  stream: Writable;
  /** The bytes written so far. */
  bytes(): number;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

const onlyForOneself = 0o600;
export const unfinishedEnding = '.unfinished';

/** A file that only its owner can read. */
export function fileOutput(file: string): ArchiveOutput {
  const unfinished = `${file}${unfinishedEnding}`;
  const stream = createWriteStream(unfinished, { flags: 'w', mode: onlyForOneself, flush: true });
  return {
    name: file,
    stream,
    bytes: () => stream.bytesWritten,
    finish: () => rename(unfinished, file),
    abandon: () => rm(unfinished, { force: true }),
  };
}

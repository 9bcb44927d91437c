import { closeSync, openSync, readSync } from 'node:fs';

export const tileArchivePath = '/tiles/map.pmtiles';
export const archiveMarkBytes = 8;
const mark = Buffer.from('PMTiles\x03', 'latin1');

/** Whether a file with these first bytes is a PMTiles archive of version 3, the only one that browsers read. */
export const startsTileArchive = (bytes: Uint8Array): boolean => mark.equals(bytes.subarray(0, mark.length));

/** What keeps this file from being used as a tile archive, to follow the name of the setting. */
export function tileArchiveProblem(file: string): string | undefined {
  const bytes = Buffer.alloc(archiveMarkBytes);
  try {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, bytes, 0, bytes.length, 0);
    } finally {
      closeSync(opened);
    }
  } catch {
    return `names the file ${file}, which cannot be read`;
  }
  return startsTileArchive(bytes)
    ? undefined
    : `names the file ${file}, which is not a PMTiles archive of version 3`;
}
